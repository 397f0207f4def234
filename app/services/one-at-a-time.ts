export function oneAtATime(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async function run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
    if (waiting > most) return null;
    waiting += 1;
    const result = untilAborted(last, signal).then(job);
    // why: if one gives up waiting, the next still waits for the ones before it
    last = Promise.allSettled([last, result]);
    return result.finally(() => {
      waiting -= 1;
    });
  };
}

export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
