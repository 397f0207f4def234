import { setTimeout as wait } from "node:timers/promises";
import { migrationsAreCurrent } from "#db/migrations-current.ts";
import { db, services } from "./context.server.ts";

/** In milliseconds, before database and file store count as unavailable. */
const timeout = 2000;

export async function databaseIsReady() {
  const isCurrent = migrationsAreCurrent(db).catch(() => false);
  return Promise.race([isCurrent, wait(timeout, false, { ref: false })]);
}

export async function filesAreReady() {
  return Promise.race([services.files.isReady(), wait(timeout, false, { ref: false })]);
}
