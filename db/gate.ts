import { busy } from "./unavailable.ts";

type Limits = {
  places: number;
  /** Per key, so that a locked table only blocks its own statements. */
  placesOfKey: (key: string) => number;
  /** `patience` in milliseconds. */
  waiting: number;
  patience: number;
};

type Waiter = { key: string; enter: () => void };

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

  async function enter(key: string) {
    if (fits(key)) count(key, 1);
    else await wait(key);
    return () => leave(key);
  }

  return Object.assign(enter, { standing: () => ({ used: running, waiting: queue.length }) });
}

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
