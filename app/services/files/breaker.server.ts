import type { Logger } from "pino";
import { StoreAway } from "#app/domain/errors.ts";
import { markUnavailable } from "#app/services/request-state.server.ts";
import { describeAway } from "./describe-away.ts";
import type { FileStore } from "./port.ts";

/** In milliseconds: how long a store that was away is not asked. */
export const rest = 30_000;

type Given = { log: Pick<Logger, "warn" | "info">; now: () => number };

/**
 * The store, which after one call that found it away is not asked for a while: other calls fail at once, and those that
 * wait give up, except for a `put` whose bytes may be on their way. Then one call is let through and decides. Listing
 * is for background jobs and always asks.
 */
export function restingFiles(files: FileStore, given: Given): FileStore {
  const { ask, waiting, isResting } = openBreaker(given);
  return {
    async put(key, bytes) {
      try {
        // why: a large file would decide late
        if (isResting()) await ask(() => files.isReady());
        return await ask(async () => {
          const stored = await files.put(key, bytes);
          if (!stored.ok && stored.why === "away") throw new StoreAway();
          return stored;
        });
      } catch (error) {
        if (error instanceof StoreAway) return { ok: false, why: "away" };
        throw error;
      }
    },
    async get(key) {
      try {
        return await waiting(ask(() => files.get(key)));
      } catch (error) {
        // why: an unavailable store gives 503, like a database
        if (error instanceof StoreAway) markUnavailable("files");
        throw error;
      }
    },
    remove: (key) => waiting(ask(() => files.remove(key))),
    listOlderThan: (time) => files.listOlderThan(time),
    isReady: () => ask(() => files.isReady()),
  };
}

function openBreaker({ log, now }: Given) {
  const { waiting, giveUp } = openWaiting();
  let resting: { until: number; cause: unknown } | null = null;
  let isTrying = false;
  let turns = 0;

  function judge(begun: number, error?: unknown) {
    const isAway = error instanceof StoreAway;
    // why: what began before the last turn is no news
    if (begun !== turns || (!isAway && !resting)) return;
    turns += 1;
    if (!isAway) log.info("files back");
    else if (!resting) log.warn({ reason: describeAway(error), err: error.cause }, "files away");
    resting = isAway ? { until: now() + rest, cause: error.cause } : null;
    if (isAway) giveUp();
  }

  async function judged<T>(call: () => Promise<T>) {
    const begun = turns;
    try {
      const answer = await call();
      judge(begun);
      return answer;
    } catch (error) {
      judge(begun, error);
      throw error;
    }
  }

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (!resting) return judged(call);
    if (isTrying || now() < resting.until) throw new StoreAway({ cause: resting.cause });
    isTrying = true;
    return judged(call).finally(() => {
      isTrying = false;
    });
  }

  return { ask, waiting, isResting: () => resting !== null };
}

function openWaiting() {
  const all = new Set<(error: StoreAway) => void>();
  return {
    waiting: <T>(answer: Promise<T>) =>
      new Promise<T>((done, fail) => {
        all.add(fail);
        answer.then(done, fail).finally(() => all.delete(fail));
      }),
    giveUp() {
      for (const fail of all) fail(new StoreAway());
    },
  };
}
