import { and, eq, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Services } from "#app/services/context.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { Db } from "#db/client.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { exercises } from "#db/schema/exercises.ts";
import { dataExports } from "#db/schema/exports.ts";
import { files } from "#db/schema/files.ts";
import { posts } from "#db/schema/posts.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { workoutRevisions } from "#db/schema/revisions.ts";

type Cleaning = { db: Db; services: Pick<Services, "files">; now: Date };

/** How long a form may stay open with an image that nothing shows yet. */
const oneDay = 24 * 60 * 60 * 1000;
const atOnce = 500;

/** Images older than a day that nothing shows, and files without a row after a crash. Returns both counts. */
export async function deleteUnusedImages({ db, services, now }: Cleaning) {
  const before = new Date(now.getTime() - oneDay);
  let images = 0;
  for (let removed = await removeSome(db, before); removed.length > 0; removed = await removeSome(db, before)) {
    for (const { id, widths } of removed) {
      for (const width of widths) await services.files.remove(fileKey(id, width));
    }
    images += removed.length;
  }
  return { images, strays: await removeStrays(db, services, before) };
}

/** why: rows first: files without a row are found again, while a row without a file would show a broken image */
function removeSome(db: Db, before: Date) {
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), not(isShown(db))))
    .limit(atOnce);
  return db.delete(files).where(inArray(files.id, unused)).returning({ id: files.id, widths: files.widths });
}

function isShown(db: Db): SQL {
  const imageOf = (document: SQL) => sql`${document} ->> 'image' = ${files.id}::text`;
  const inAccount = (table: typeof workouts | typeof workoutRevisions) =>
    sql`exists (${db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.accountId, files.accountId), imageOf(sql`${table.document}`)))})`;
  const byId = (table: typeof exercises | typeof programs | typeof posts | typeof users | typeof completions) =>
    sql`exists (${db.select({ one: sql`1` }).from(table).where(eq(table.imageId, files.id))})`;
  const copied = sql`exists (select 1 from ${sessions}, jsonb_path_query(${sessions.clipboard}, '$.**.image') as held
    where held #>> '{}' = ${files.id}::text)`;
  const shown = [
    byId(exercises),
    byId(programs),
    byId(posts),
    inAccount(workouts),
    inAccount(workoutRevisions),
    copied,
    byId(users),
    byId(completions),
  ];
  return or(...shown) ?? sql`false`;
}

async function removeStrays(db: Db, { files: store }: Cleaning["services"], before: Date) {
  let strays = 0;
  let keys: string[] = [];
  async function remove() {
    const known = await knownAmong(db, keys.map(idOf));
    const strange = keys.filter((key) => !wholeKey.test(key) || !known.has(idOf(key)));
    for (const key of strange) await store.remove(key);
    strays += strange.length;
    keys = [];
  }
  for await (const key of store.listOlderThan(before)) {
    keys.push(key);
    if (keys.length >= atOnce) await remove();
  }
  await remove();
  return strays;
}

/** Of an image (`fileKey`) or an archive (`archiveKey`); files of interrupted writes end otherwise. */
const wholeKey = /^[0-9a-f-]{36}\.(\d+\.webp|zip)$/;

function idOf(key: string) {
  return key.split(".")[0] ?? "";
}

async function knownAmong(db: Db, ids: string[]) {
  const uuids = ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  if (uuids.length === 0) return new Set<string>();
  const images = db.select({ id: files.id }).from(files).where(inArray(files.id, uuids));
  const archives = db.select({ id: dataExports.id }).from(dataExports).where(inArray(dataExports.id, uuids));
  const rows = await images.unionAll(archives);
  return new Set(rows.map(({ id }) => id));
}
