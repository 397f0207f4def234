import { setTimeout as wait } from "node:timers/promises";
import { migrationsAreCurrent } from "#db/migrations-current.ts";
import { db } from "./context.server.ts";

/** How long the database may take to answer before it counts as away. */
const timeout = 2000;

/** Whether the database answers in good time and has every migration of this build. */
export async function databaseIsReady() {
  const isCurrent = migrationsAreCurrent(db).catch(() => false);
  return Promise.race([isCurrent, wait(timeout, false, { ref: false })]);
}
