import { setTimeout as wait } from "node:timers/promises";
import { migrationsAreCurrent } from "#db/migrations-current.ts";
import { db, services } from "./context.server.ts";

/** How long the database and the file store may take to answer before they count as away; in milliseconds. */
const timeout = 2000;

/** Whether the database answers in good time and has every migration of this build. */
export async function databaseIsReady() {
  const isCurrent = migrationsAreCurrent(db).catch(() => false);
  return Promise.race([isCurrent, wait(timeout, false, { ref: false })]);
}

/** Whether files can be read, as far as that shows in good time. */
export async function filesAreReady() {
  return Promise.race([services.files.isReady(), wait(timeout, false, { ref: false })]);
}
