import type { Logger } from "pino";
import type { Preferences } from "#app/domain/people/preferences.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { env } from "#app/http/env.server.ts";
import { type Db, openBoundedDatabase } from "#db/client.ts";
import { openFiles } from "./files/open.server.ts";
import type { FileStore } from "./files/port.ts";
import { log } from "./log.server.ts";
import { openPayments } from "./payments/open.server.ts";
import type { Payments } from "./payments/port.ts";
import type { ReportPrinter } from "./pdf/port.ts";
import { threadPrinter } from "./pdf/thread.server.ts";
import { type Limits, openLimits } from "./rate-limits.server.ts";
import { countQuery, currentRequest, markUnavailable } from "./request-state.server.ts";
import { openSessions } from "./sessions.server.ts";
import { openBearers } from "./tokens/bearers.server.ts";
import { oEmbedVideos } from "./video/oembed.server.ts";
import type { VideoMetadata } from "./video/port.ts";

/** The ports that use cases call; their adapters are chosen here and nowhere else. */
export type Services = {
  files: FileStore;
  videos: VideoMetadata;
  reports: ReportPrinter;
  payments: Payments;
  log: Logger;
};

/** What every use case takes first: nothing reaches for a clock, a setting or a global. */
export type Context = {
  db: Db;
  actor: Actor;
  /** The actor's own picture. */
  imageId: string | null;
  services: Services;
  now: Date;
  /** Where the actor is (domain/schedule/time-zone.ts): with `now` it says which day it is. */
  timeZone: string;
  preferences: Preferences;
  /** Names the session row, for what belongs to this browser alone (the clipboard). */
  sessionHash: string;
};

/**
 * What use cases of people who are not signed in take first. `address` is where the request comes from; `secret` seals
 * the links of mails (link-tokens.server.ts).
 */
export type VisitorContext = { db: Db; limits: Limits; now: Date; address: string; secret: string };

const pool = openBoundedDatabase(databaseUrl(), {
  max: env().DATABASE_POOL,
  prepare: !env().DATABASE_POOLER,
  onQuery: countQuery,
  onUnavailable: markUnavailable,
  hasGivenUp: () => currentRequest()?.unavailable === true,
});

export const db = pool.db;
export const endDatabase = pool.end;
export const sessions = openSessions(db, env().sessionSecret);
export const bearers = openBearers(db, env().sessionSecret);
export const limits = openLimits(db);

export const services: Services = {
  files: openFiles(env()),
  videos: oEmbedVideos(env().VIDEO_OEMBED_URL),
  reports: threadPrinter(),
  payments: openPayments(env()),
  log,
};

function databaseUrl() {
  const url = env().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set. Start the app with `npm start`, which runs the embedded server.");
  return url;
}
