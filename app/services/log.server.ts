import pino from "pino";
import { logLevel } from "#app/http/env.server.ts";
import { currentRequest } from "./request-state.server.ts";

export const log = pino({
  level: logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFault },
});

/** An unhandled rejection is a fault of its request; the process goes on. */
export function logUnhandledRejections() {
  process.on("unhandledRejection", (reason) => log.error({ id: currentRequest()?.id, err: reason }, "fault"));
}

/** In characters: a failed query's message contains the statement, which can be long. */
const longestMessage = 2000;

type Fault = { type?: string; message: string; code?: string; stack?: string | undefined; cause?: Fault };

/** Down to the first cause, without the values of a failed query, which may be personal. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return describeThrown(error);
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message: cut(error.message.split("\nparams:")[0] ?? ""),
    ...code,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}

function cut(message: string) {
  const { length } = message;
  return length > longestMessage ? `${message.slice(0, longestMessage)}… (${length} characters)` : message;
}

function describeThrown(thrown: unknown): Fault {
  if (typeof thrown !== "object" || thrown === null) return { message: String(thrown), stack: here() };
  if ("error" in thrown && thrown.error instanceof Error) return describeFault(thrown.error);
  const status = "status" in thrown ? { status: thrown.status } : {};
  const message = "message" in thrown ? String(thrown.message) : `An object with ${Object.keys(thrown).join(", ")}`;
  return { message, ...status, stack: here() };
}

function here() {
  return new Error().stack?.match(/^ {4}at .*$/gm)?.join("\n");
}
