import { migrationsAreCurrent } from "#db/migrations-current.ts";
import { db } from "./context.server.ts";

/** Whether the database answers and has every migration of this build. */
export async function databaseIsReady() {
  return migrationsAreCurrent(db).catch(() => false);
}
