import type { Logger } from "pino";

/** So many wait for the gateway at once: few enough for its limits and for the connections of the database. */
const atOnce = 4;

/**
 * Does the work for each, a few at a time. One that fails is logged and keeps no other from being done; returns what
 * the first one that failed said, null if none did.
 */
export async function eachAlone<T extends object>(
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
