import diagnostics from "node:diagnostics_channel";
import { endDatabase } from "./context.server.ts";
import { log } from "./log.server.ts";

/** How long running requests may take to finish after SIGTERM, and then the pool to close: gone within 25 s. */
const drainLimit = 18_000;
const poolLimitSeconds = 3;

const state = { stopping: false, running: 0, whenIdle: () => {} };

/** True from SIGTERM on: the load balancer is told to send no more. */
export function isStopping() {
  return state.stopping;
}

export function requestBegan() {
  state.running += 1;
}

export function requestEnded() {
  state.running -= 1;
  if (state.running === 0) state.whenIdle();
}

/** On SIGTERM and SIGINT: not ready, finish running requests, close the pool, tell who runs the database. */
export function stopOnSignals() {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(signal));
}

async function stop(signal: string) {
  if (state.stopping) return;
  state.stopping = true;
  log.info({ signal, running: state.running }, "stopping");
  await allRequestsEnded();
  await endDatabase(poolLimitSeconds);
  // why: the embedded server belongs to the script that started this process, which listens here (scripts/start.ts)
  diagnostics.channel("macrocycle.stopped").publish({});
}

function allRequestsEnded() {
  if (state.running === 0) return Promise.resolve();
  return new Promise<void>((done) => {
    const giveUp = setTimeout(done, drainLimit);
    state.whenIdle = () => {
      clearTimeout(giveUp);
      done();
    };
  });
}
