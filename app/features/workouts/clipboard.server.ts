import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "#app/domain/ids/ids.ts";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { emptyClipboard } from "#app/domain/workout/clipboard/paste.ts";
import { readClip } from "#app/domain/workout/clipboard/schema.ts";
import { exercisesUsed, withLibrary } from "#app/domain/workout/document/library.ts";
import { type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";

export async function storeClip(ctx: Context, clip: Clip) {
  await ctx.db.update(sessions).set({ clipboard: clip }).where(eq(sessions.tokenHash, ctx.sessionHash));
}

export async function readSessionClip(ctx: Context, accountId: string, newId: () => string): Promise<Outcome<Clip>> {
  const [row] = await ctx.db
    .select({ clipboard: sessions.clipboard })
    .from(sessions)
    .where(eq(sessions.tokenHash, ctx.sessionHash));
  return row?.clipboard ? checkClip(ctx, accountId, row.clipboard, newId) : refuse(emptyClipboard);
}

/**
 * Refreshes its exercises from the library and drops images of other accounts. Rejects invalid clips and exercises out
 * of scope.
 */
export async function checkClip(
  ctx: Context,
  accountId: string,
  value: unknown,
  newId: () => string,
): Promise<Outcome<Clip>> {
  const clip = readClip(value, newId);
  if (!clip) return refuse("The clipboard holds nothing that can be pasted here.");
  const held = clip.days.flatMap((day) => day ?? []);
  const library = await refreshSnapshots(ctx, [...new Set(held.flatMap(exercisesUsed))]);
  const unseen = held.flatMap(({ modules }) => modules.flatMap(({ moduleExercises }) => moduleExercises));
  const hidden = unseen.find(({ exercise }) => exercise && !library.has(exercise.id));
  if (hidden) return refuse(`The clipboard holds an exercise that you can't see: ${hidden.exercise?.name}.`);
  const images = await imagesOf(
    ctx,
    accountId,
    held.flatMap(({ image }) => image ?? []),
  );
  const days = clip.days.map((day) => {
    if (!day) return null;
    const image = day.image && images.has(day.image) ? day.image : null;
    return { ...forEditing(withLibrary(day, library)), image };
  });
  return { ...clip, days };
}

async function imagesOf({ db }: Context, accountId: string, wanted: string[]) {
  const ids = wanted.filter(isUuid);
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.id, ids)));
  return new Set(rows.map(({ id }) => id));
}
