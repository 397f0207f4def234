import { and, isNull, lt, or } from "drizzle-orm";
import { archiveKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import type { Db } from "#db/client.ts";
import { dataExports } from "#db/schema/exports.ts";
import { retention } from "./queries.server.ts";

type Cleaning = { db: Db; services: { files: FileStore }; now: Date };

/** Removes archives and failed requests older than seven days. */
export async function deleteOldExports({ db, services, now }: Cleaning) {
  const before = new Date(now.getTime() - retention);
  const isOver = or(
    lt(dataExports.finishedAt, before),
    and(isNull(dataExports.finishedAt), lt(dataExports.askedAt, before)),
  );
  const gone = await db.delete(dataExports).where(isOver).returning({ id: dataExports.id });
  for (const { id } of gone) await services.files.remove(archiveKey(id));
  return { exports: gone.length };
}
