import pino from "pino";
import { env } from "#app/http/env.server.ts";
import { currentRequest } from "./request-state.server.ts";

/** One line of JSON an event, on standard output. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFault },
});

/**
 * A promise that fails and that nobody waits for harms nobody else: it is a fault of the request that made it, and the
 * process goes on.
 */
export function logUnhandledRejections() {
  process.on("unhandledRejection", (reason) => log.error({ id: currentRequest()?.id, err: reason }, "fault"));
}

/** What broke and where, down to its first cause, without the values of a failed query: they may be anyone's. */
function describeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return describeThrown(error);
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message: error.message.split("\nparams:")[0],
    ...code,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}

/** Something else than an Error was thrown: what it is made of, and from where it was logged, since it has no stack. */
function describeThrown(thrown: unknown) {
  if (typeof thrown !== "object" || thrown === null) return { message: String(thrown), stack: here() };
  if ("error" in thrown && thrown.error instanceof Error) return describeFault(thrown.error);
  const status = "status" in thrown ? { status: thrown.status } : {};
  const message = "message" in thrown ? String(thrown.message) : `An object with ${Object.keys(thrown).join(", ")}`;
  return { message, ...status, stack: here() };
}

function here() {
  return new Error().stack?.match(/^ {4}at .*$/gm)?.join("\n");
}
