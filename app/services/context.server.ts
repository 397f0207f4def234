import type { Logger } from "pino";
import type { Preferences } from "#app/domain/people/preferences.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { env } from "#app/http/env.server.ts";
import { type Db, openBoundedDatabase } from "#db/client.ts";
import { openServedFiles } from "./files/open.server.ts";
import type { FileStore } from "./files/port.ts";
import type { ImageEncoder } from "./images/port.ts";
import { defaultLimits, processEncoder } from "./images/process.server.ts";
import { log } from "./log.server.ts";
import { openPayments } from "./payments/open.server.ts";
import type { Payments } from "./payments/port.ts";
import type { ReportPrinter } from "./pdf/port.ts";
import { threadPrinter } from "./pdf/thread.server.ts";
import { countImage, type Limits, openLimits } from "./rate-limits.server.ts";
import { countQuery, currentRequest, markUnavailable } from "./request-state.server.ts";
import { openSessions } from "./sessions.server.ts";
import { openBearers } from "./tokens/bearers.server.ts";
import { oEmbedVideos } from "./video/oembed.server.ts";
import type { VideoMetadata } from "./video/port.ts";

export type Services = {
  files: FileStore;
  images: ImageEncoder;
  videos: VideoMetadata;
  reports: ReportPrinter;
  payments: Payments;
  log: Logger;
};

/** The first argument of every use case: nothing else reaches for a clock, a setting or a global. */
export type Context = {
  db: Db;
  actor: Actor;
  imageId: string | null;
  pendingInvitations: number;
  services: Services;
  now: Date;
  timeZone: string;
  preferences: Preferences;
  sessionHash: string;
};

/** `address`: the client's; `secret` seals the links of mails (link-tokens.server.ts). */
export type VisitorContext = { db: Db; limits: Limits; now: Date; address: string; secret: string };

const pool = openBoundedDatabase(databaseUrl(), {
  max: env().DATABASE_POOL,
  prepare: !env().DATABASE_POOLER,
  onQuery: countQuery,
  onUnavailable: () => markUnavailable("database"),
  hasGivenUp: () => currentRequest()?.unavailable === "database",
});

export const db = pool.db;
export const endDatabase = pool.end;
export const sessions = openSessions(db, env().sessionSecret);
export const bearers = openBearers(db, env().sessionSecret);
export const limits = openLimits(db);

export const services: Services = {
  files: openServedFiles(env()),
  images: processEncoder({ ...defaultLimits, count: (personId) => countImage(limits, personId) }),
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
