import pino from "pino";
import { env } from "#app/http/env.server.ts";

/** One line of JSON an event, on standard output. */
export const log = pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
