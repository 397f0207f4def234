import { and, eq, isNotNull } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { dataExports } from "#db/schema/exports.ts";
import type { ExportView } from "./views.ts";

const hour = 60 * 60 * 1000;
export const retention = 7 * 24 * hour;
/** A job not finished by then has been abandoned. */
const patience = hour;

export async function findOwnExport({ db, actor, now }: Context): Promise<ExportView> {
  const [row] = await db.select().from(dataExports).where(isOwn(actor));
  return row ? viewOf(row, now) : { state: "none" };
}

function viewOf(row: typeof dataExports.$inferSelect, now: Date): ExportView {
  const { id, finishedAt, step, steps, byteSize } = row;
  if (isRunning(row, now)) return { state: "running", step, steps };
  if (!finishedAt) return { state: "failed" };
  const until = new Date(finishedAt.getTime() + retention);
  if (until <= now) return { state: "none" };
  return {
    state: "ready",
    id,
    byteSize: byteSize ?? 0,
    finishedAt: finishedAt.toISOString(),
    until: until.toISOString(),
  };
}

export function isRunning(row: typeof dataExports.$inferSelect, now: Date): boolean {
  return !row.finishedAt && !row.failedAt && now.getTime() - row.askedAt.getTime() < patience;
}

export async function findArchive(ctx: Context, id: string) {
  const known = parseUuid(id);
  const { db, actor, now, services } = ctx;
  const wanted = known && and(isOwn(actor), eq(dataExports.id, known), isNotNull(dataExports.finishedAt));
  const [row] = wanted ? await db.select().from(dataExports).where(wanted) : [];
  const isThere = row && viewOf(row, now).state === "ready";
  const bytes = isThere ? await services.files.get(archiveKey(row.id)) : null;
  if (!bytes || !row?.finishedAt) throw new NotFound();
  return { bytes, madeOn: row.finishedAt.toISOString().slice(0, 10) };
}

export function isOwn({ accountId, userId }: { accountId: string; userId: string }) {
  return and(eq(dataExports.accountId, accountId), eq(dataExports.userId, userId));
}
