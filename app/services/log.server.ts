import pino from "pino";
import { env } from "#app/http/env.server.ts";

/** One line of JSON an event, on standard output. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFault },
});

/** What broke and where, down to its first cause, without the values of a failed query: they may be anyone's. */
function describeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message: error.message.split("\nparams:")[0],
    ...code,
    stack: error.stack?.match(/^ {4}at .*$/gm)?.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  };
}
