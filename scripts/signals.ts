/** Ctrl-C, the machine's or a container's stop, and a terminal that is closed. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let stop: () => Promise<void> = async () => {};
let stopping = false;

/**
 * Until the app listens to signals itself, they end what was started so far. They come more than once, since both a
 * group of processes and its first one pass them on; a signal that nobody listens to would end the process at once.
 */
export function stopOnSignals(whatRuns: () => Promise<void>) {
  stop = whatRuns;
  for (const signal of signals) process.off(signal, end).on(signal, end);
}

/** Somebody else listens from now on. */
export function releaseSignals() {
  for (const signal of signals) process.off(signal, end);
}

function end() {
  if (stopping) return;
  stopping = true;
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
