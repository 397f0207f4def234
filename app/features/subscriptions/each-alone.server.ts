import type { Logger } from "pino";

/** So many wait for the gateway at once: few enough for its limits and for the connections of the database. */
const atOnce = 4;

/**
 * Does the work for each, a few at a time. One that fails is logged and keeps no other from being done; returns whether
 * all went well.
 */
export async function eachAlone<T extends object>(
  log: Logger,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<boolean> {
  const left = all.values();
  let isWell = true;
  async function workOff() {
    for (const one of left) {
      try {
        await work(one);
      } catch (error) {
        isWell = false;
        log.error({ err: error, ...("subscriptionId" in one && { subscription: one.subscriptionId }) }, "fault");
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return isWell;
}
