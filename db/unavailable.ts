const lineCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
]);

export const busyCode = "DATABASE_BUSY";

/**
 * PostgreSQL's: connection lost (08), out of connections, memory or disk (53), deadlock, lock timeout, statement
 * timeout, shutdown or start (57P), a read-only standby, an idle transaction, and a database being restored.
 */
const serverCodes = /^(08...|53...|40001|40P01|55P03|57014|57P0[1-5]|25006|25P03|3D000)$/;

/** Whether a retry may succeed later; looks into causes. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (lineCodes.has(code) || code === busyCode || serverCodes.test(code)) return true;
  return isUnavailable(error.cause);
}

export function busy(message: string) {
  return Object.assign(new Error(message), { code: busyCode });
}

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
