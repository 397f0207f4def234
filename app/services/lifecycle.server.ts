import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { env } from "#app/http/env.server.ts";
import { endDatabase } from "./context.server.ts";
import { log } from "./log.server.ts";
import { currentRequest } from "./request-state.server.ts";

/**
 * In milliseconds: how long connections that have asked nothing yet may take to, and then running requests to finish,
 * before the pool closes. With the default grace the process is gone within 25 s.
 */
const silenceLimit = 2_000;
const drainLimit = 13_000;
const poolLimitSeconds = 3;

type State = {
  stopping: boolean;
  running: number;
  whenIdle: () => void;
  accepted: number;
  /** Resolved when the last connection has ended. */
  closeListener?: () => Promise<void>;
  work: (() => Promise<void>)[];
};

const state: State = { stopping: false, running: 0, accepted: 0, whenIdle: () => {}, work: [] };

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

/**
 * An exception that nobody caught has left something half done, which nothing in this process puts right: a lock that is
 * never released, a count that stays wrong. So the process takes no new requests, finishes those that run, and ends with 1
 * for its supervisor to start another. A stop in order loses nothing that the database was told.
 */
export function stopOnUncaughtExceptions() {
  if (env().NODE_ENV === "development") return;
  process.on("uncaughtException", (error) => {
    log.error({ id: currentRequest()?.id, err: error }, "fault");
    process.exitCode = 1;
    void stop("uncaughtException");
  });
}

/** Keeps the server's listener open until `stop` closes it; remix-serve would at the first signal. */
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
  // why: the embedded server belongs to the script that started this process, which listens here (scripts/start.ts)
  diagnostics.channel("macrocycle.stopped").publish({});
}

/** After the grace; whoever has connected until then is answered. */
async function stopListening() {
  await wait(env().STOP_GRACE * 1000);
  await allAccepted();
  await Promise.race([state.closeListener?.(), wait(silenceLimit)]);
}

/** In turns of the event loop, and in milliseconds of one: a server is never so busy for so long that none is quiet. */
const mostTurns = 1_000;
const quietTurn = 1;

/** A listener that closes resets who waits to be accepted, so it closes after a turn that met nobody and took no time. */
async function allAccepted() {
  for (let turns = 0; turns < mostTurns; turns++) {
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
