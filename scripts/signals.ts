/** Ctrl-C, a stop of the machine or container, and a closed terminal. */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

let stop: () => Promise<void> = async () => {};
let stopping = false;

/**
 * Until the app handles signals itself, they stop what was started so far. They arrive more than once, from the process
 * group and its leader; an unhandled one would end the process at once.
 */
export function stopOnSignals(whatRuns: () => Promise<void>) {
  stop = whatRuns;
  for (const signal of signals) {
    // why: off and on again would drop a signal that has arrived and is not handled yet
    if (!process.listeners(signal).includes(end)) process.on(signal, end);
  }
}

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
