import type { Logger } from "pino";

/** Concurrent calls: few enough for the gateway's limits and the database's connections. */
const atOnce = 4;

/** Failures are logged and don't stop the others; returns the first error message, or null. */
export async function runIndependently<T extends object>(
  log: Logger,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<string | null> {
  const left = all.values();
  let failure: string | null = null;
  async function workOff() {
    for (const one of left) {
      try {
        await work(one);
      } catch (error) {
        failure ??= error instanceof Error ? error.message : String(error);
        log.error({ err: error, ...("subscriptionId" in one && { subscription: one.subscriptionId }) }, "fault");
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return failure;
}
