/** Of Node's sockets and of postgres.js: nobody answered, or no longer. */
const lineCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
]);

/** Ours: too many wait already, or the answer did not come in time. */
export const busyCode = "DATABASE_BUSY";

/**
 * PostgreSQL's: connection lost (08), out of connections, memory or disk (53), deadlock and lock not had in time, canceled
 * for its length, shutting down or starting (57P), a standby that takes no writes, a transaction that was idle for too
 * long, and a database that is being put back.
 */
const serverCodes = /^(08...|53...|40001|40P01|55P03|57014|57P0[1-5]|25006|25P03|3D000)$/;

/** Whether a query failed for the state of the database, so that the same may succeed later; looks into causes. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (lineCodes.has(code) || code === busyCode || serverCodes.test(code)) return true;
  return isUnavailable(error.cause);
}

/** What a query is refused with that was not asked, or whose answer was not waited for. */
export function busy(message: string) {
  return Object.assign(new Error(message), { code: busyCode });
}

/** The answer, or a refusal when it has not come in so many milliseconds; then `late` is called. */
export function within<T>(answer: PromiseLike<T>, milliseconds: number, late = () => {}) {
  return new Promise<T>((done, fail) => {
    const timer = setTimeout(() => {
      fail(busy("The database did not answer in time."));
      late();
    }, milliseconds);
    answer.then(
      (value) => {
        clearTimeout(timer);
        done(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        fail(error);
      },
    );
  });
}
