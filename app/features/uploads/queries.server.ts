import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { shownByPerson } from "#app/features/clients/scope.server.ts";
import { shownByCompletion } from "#app/features/completions/scope.server.ts";
import { shownByExercise } from "#app/features/exercises/scope.server.ts";
import { shownByPost } from "#app/features/posts/queries.server.ts";
import { shownByProgram } from "#app/features/programs/scope.server.ts";
import { shownInTraining } from "#app/features/training/scope.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { faceWidth } from "#app/services/images/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { files } from "#db/schema/files.ts";

/** The stored width that serves a wish best: the smallest that is wide enough, else the widest. */
export function bestWidth(widths: readonly number[], wished: number) {
  const ordered = [...widths].sort((a, b) => a - b);
  return ordered.find((width) => width >= wished) ?? ordered.at(-1);
}

/** The address of somebody's picture where it stands for them; null for who has none. */
export function faceUrl(imageId: string | null): string | null {
  return imageId && paths.file(imageId, faceWidth);
}

/** An image that the actor may see, at about the wished width (pixels; the widest without a wish). Else NotFound. */
export async function findImage(ctx: Context, id: string, wished = Number.POSITIVE_INFINITY) {
  const row = await visibleFile(ctx.db, ctx.actor, id);
  const width = row && bestWidth(row.widths, wished);
  const bytes = width ? await ctx.services.files.get(fileKey(row.id, width)) : null;
  if (!row || !bytes) throw new NotFound();
  return { bytes, contentType: row.contentType };
}

/** The row of a file that the actor may see, or undefined. */
export async function visibleFile(db: Db | Tx, actor: Actor, id: string) {
  const [row] = await visibleFiles(db, actor, [id]);
  return row;
}

/** The rows of those files that the actor may see. No query for none. */
export async function visibleFiles(db: Db | Tx, actor: Actor, ids: string[]) {
  const known = ids.flatMap((id) => parseUuid(id) ?? []);
  if (known.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, known), filesInScope(db, actor)));
}

/** What is shown by something that the actor may see, and what they uploaded for a form that is still open. */
function filesInScope(db: Db | Tx, actor: Actor): SQL | undefined {
  if (reachOf(actor, "file:see") === "all") return sql`true`;
  const own = and(eq(files.accountId, actor.accountId), eq(files.creatorId, actor.userId));
  return or(
    own,
    shownByExercise(db, actor, files.id),
    shownByProgram(db, actor, files),
    shownByPost(db, actor, files.id),
    shownByPerson(db, actor, files.id),
    shownInTraining(db, actor, files),
    shownByCompletion(db, actor, files.id),
  );
}
