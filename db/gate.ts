import { busy } from "./unavailable.ts";

type Limits = {
  /** How many may run at once. */
  places: number;
  /** How many with the same key may: a table that is locked holds the statements that ask it, and no others. */
  placesOfKey: (key: string) => number;
  /** How many may wait, and how long, in milliseconds. */
  waiting: number;
  patience: number;
};

type Waiter = { key: string; enter: () => void };

/** Lets work through in turn, within its limits; refuses what would wait beyond them. */
export function openGate({ places, placesOfKey, waiting, patience }: Limits) {
  const inside = new Map<string, number>();
  const queue: Waiter[] = [];
  let running = 0;

  function fits(key: string) {
    return running < places && (inside.get(key) ?? 0) < placesOfKey(key);
  }

  function count(key: string, change: number) {
    running += change;
    const left = (inside.get(key) ?? 0) + change;
    if (left > 0) inside.set(key, left);
    else inside.delete(key);
  }

  function leave(key: string) {
    count(key, -1);
    const next = queue.findIndex((waiter) => fits(waiter.key));
    const [waiter] = next < 0 ? [] : queue.splice(next, 1);
    waiter?.enter();
  }

  function wait(key: string) {
    if (queue.length >= waiting) throw busy("Too many statements wait for the database.");
    return inQueue(queue, patience, key, () => count(key, 1));
  }

  /** Waits for a place; returns the function that gives it back. */
  return async function enter(key: string) {
    if (fits(key)) count(key, 1);
    else await wait(key);
    return () => leave(key);
  };
}

/** Resolved, after `entered`, when whoever leaves lets it in; rejected when that takes too long. */
function inQueue(queue: Waiter[], patience: number, key: string, entered: () => void) {
  return new Promise<void>((done, fail) => {
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiter), 1);
      fail(busy("A statement waited too long for its turn."));
    }, patience);
    const waiter: Waiter = {
      key,
      enter() {
        clearTimeout(timer);
        entered();
        done();
      },
    };
    queue.push(waiter);
  });
}
