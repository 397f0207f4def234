import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { env } from "#app/http/env.server.ts";
import { endDatabase } from "./context.server.ts";
import { log } from "./log.server.ts";

/** How long running requests may take to finish after the grace, and then the pool to close: gone within 25 s. */
const drainLimit = 15_000;
const poolLimitSeconds = 3;

type State = {
  stopping: boolean;
  running: number;
  whenIdle: () => void;
  closeListener?: () => void;
  work: (() => Promise<void>)[];
};

const state: State = { stopping: false, running: 0, whenIdle: () => {}, work: [] };

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

/** Called when the process stops: what `end` finishes still has the database. It ends within `drainLimit`. */
export function onStop(end: () => Promise<void>) {
  state.work.push(end);
}

/**
 * On SIGTERM: not ready, while requests are still served for a grace; then no new ones, the running ones and
 * what is being sent finished, the pool closed, and whoever runs the database told. Ctrl-C and a closed terminal wait for nobody.
 */
export function stopOnSignals() {
  // why: on, not once: they may come twice, and the second would end the process at once
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  diagnostics.channel("macrocycle.listens").publish({});
}

/** Keeps the server's listener open until `stop` closes it; remix-serve would at the first signal. */
export function keepListening(server: Server) {
  if (state.closeListener || env().NODE_ENV === "development") return;
  const close = server.close.bind(server);
  state.closeListener = () => void close();
  server.close = () => server;
}

async function stop(signal: NodeJS.Signals) {
  if (state.stopping) return;
  state.stopping = true;
  log.info({ signal, running: state.running }, "stopping");
  if (signal === "SIGTERM") await wait(env().STOP_GRACE * 1000);
  state.closeListener?.();
  await Promise.allSettled([allRequestsEnded(), ...state.work.map((end) => end())]);
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
