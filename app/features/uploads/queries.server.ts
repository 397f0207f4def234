import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { isImageOfPerson } from "#app/features/clients/scope.server.ts";
import { isImageOfCompletion } from "#app/features/completions/scope.server.ts";
import { isImageOfExercise } from "#app/features/exercises/scope.server.ts";
import { isImageOfPost } from "#app/features/posts/queries.server.ts";
import { isImageOfProgram } from "#app/features/programs/scope.server.ts";
import { isImageInTraining } from "#app/features/training/scope.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { faceWidth } from "#app/services/images/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { files } from "#db/schema/files.ts";

/** The smallest that is wide enough, else the widest. */
export function bestWidth(widths: readonly number[], wished: number) {
  const ordered = [...widths].sort((a, b) => a - b);
  return ordered.find((width) => width >= wished) ?? ordered.at(-1);
}

export function faceUrl(imageId: string | null): string | null {
  return imageId && paths.file(imageId, faceWidth);
}

/** `wished` in pixels; the widest without it. */
export async function findImage(ctx: Context, id: string, wished = Number.POSITIVE_INFINITY) {
  const row = await visibleFile(ctx.db, ctx.actor, id);
  const width = row && bestWidth(row.widths, wished);
  const bytes = width ? await ctx.services.files.get(fileKey(row.id, width)) : null;
  if (!row || !bytes) throw new NotFound();
  return { bytes, contentType: row.contentType };
}

export async function visibleFile(db: Db | Tx, actor: Actor, id: string) {
  const [row] = await visibleFiles(db, actor, [id]);
  return row;
}

export async function visibleFiles(db: Db | Tx, actor: Actor, ids: string[]) {
  const known = ids.flatMap((id) => parseUuid(id) ?? []);
  if (known.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, known), filesInScope(db, actor)));
}

/** Shown by something in scope, or uploaded by the actor for an open form. */
function filesInScope(db: Db | Tx, actor: Actor): SQL | undefined {
  if (reachOf(actor, "file:see") === "all") return sql`true`;
  const own = and(eq(files.accountId, actor.accountId), eq(files.creatorId, actor.userId));
  return or(
    own,
    isImageOfExercise(db, actor, files.id),
    isImageOfProgram(db, actor, files),
    isImageOfPost(db, actor, files.id),
    isImageOfPerson(db, actor, files.id),
    isImageInTraining(db, actor, files),
    isImageOfCompletion(db, actor, files.id),
  );
}
