/** Runs one job at a time, in the order in which they came; answers null at once when `most` are waiting already. */
export function oneAtATime(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async function run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
    if (waiting > most) return null;
    waiting += 1;
    const result = untilAborted(last, signal).then(job);
    // why: who gave up waiting leaves their place to nobody: the next one still waits for who was before
    last = Promise.allSettled([last, result]);
    return result.finally(() => {
      waiting -= 1;
    });
  };
}

/** The promise's answer, or a rejection with the signal's reason as soon as that comes. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
