import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { env } from "#app/http/env.server.ts";
import { endDatabase } from "./context.server.ts";
import { log } from "./log.server.ts";
import { currentRequest } from "./request-state.server.ts";

/**
 * Milliseconds for idle connections, and then for running requests, before the pool closes. With the default grace the
 * process is gone within 25 s.
 */
const silenceLimit = 2_000;
const drainLimit = 13_000;
const poolLimitSeconds = 3;

type State = {
  stopping: boolean;
  running: number;
  whenIdle: () => void;
  accepted: number;
  closeListener?: () => Promise<void>;
  work: (() => Promise<void>)[];
};

const state: State = { stopping: false, running: 0, accepted: 0, whenIdle: () => {}, work: [] };

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

/** `end` still has the database and must finish within `drainLimit`. */
export function onStop(end: () => Promise<void>) {
  state.work.push(end);
}

/**
 * On SIGTERM: not ready, but serving for a grace period; then no new requests, running ones and mails finished, the
 * pool closed, and whoever runs the database told. Ctrl-C and a closed terminal skip the grace.
 */
export function stopOnSignals() {
  // why: on, not once: a second signal would end the process at once
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  diagnostics.channel("macrocycle.listens").publish({});
}

/**
 * After an uncaught exception something may be half done: a lock never released, a wrong count. So the process stops in
 * order, as on a signal, and exits with 1 to be restarted.
 */
export function stopOnUncaughtExceptions() {
  if (env().NODE_ENV === "development") return;
  process.on("uncaughtException", (error) => {
    log.error({ id: currentRequest()?.id, err: error }, "fault");
    process.exitCode = 1;
    void stop("uncaughtException");
  });
}

/** remix-serve would close the listener at the first signal. */
export function keepListening(server: Server) {
  if (state.closeListener || env().NODE_ENV === "development") return;
  const close = server.close.bind(server);
  server.on("connection", () => {
    state.accepted += 1;
  });
  state.closeListener = () => new Promise((closed) => close(() => closed()));
  server.close = () => server;
}

async function stop(reason: NodeJS.Signals | "uncaughtException") {
  if (state.stopping) return;
  state.stopping = true;
  log.info({ reason, running: state.running }, "stopping");
  if (reason === "SIGTERM") await stopListening();
  else void state.closeListener?.();
  await Promise.allSettled([allRequestsEnded(), ...state.work.map((end) => end())]);
  await Promise.allSettled([endDatabase(poolLimitSeconds)]);
  // why: the embedded server belongs to the script that started this process (scripts/start.ts)
  diagnostics.channel("macrocycle.stopped").publish({});
}

async function stopListening() {
  await wait(env().STOP_GRACE * 1000);
  await allAccepted();
  await Promise.race([state.closeListener?.(), wait(silenceLimit)]);
}

const maxTurns = 1_000;
const quietTurn = 1;

/**
 * Closing a listener resets connections waiting to be accepted, so it waits for a turn that met none and took no time.
 */
async function allAccepted() {
  for (let turns = 0; turns < maxTurns; turns++) {
    const [before, begun] = [state.accepted, performance.now()];
    await nextTurn();
    if (state.accepted === before && performance.now() - begun < quietTurn) return;
  }
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
