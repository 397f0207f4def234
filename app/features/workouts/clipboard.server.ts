import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "#app/domain/ids/ids.ts";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import { weekdayOfPlace } from "#app/domain/schedule/workout-key.ts";
import { type Clip, clipInWords, clipOf, clipOfWeek } from "#app/domain/workout/clipboard/clip.ts";
import { emptyClipboard, type Pasted, pasteAt, pasteWeek } from "#app/domain/workout/clipboard/paste.ts";
import { readClip } from "#app/domain/workout/clipboard/schema.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed, withLibrary } from "#app/domain/workout/document/library.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";

export type CopyPress = Extract<Press, { press: "copy" | "copyWeek" }>;
export type PastePress = Extract<Press, { press: "paste" | "pasteWeek" }>;

/** The days of the posted form, by key, as what was typed leaves them. */
type Days = ReadonlyMap<string, Workout>;

/** Puts what is copied on the clipboard of this session; answers what it was, in words. Refuses what isn't there. */
export async function copyToSession(ctx: Context, press: CopyPress, days: Days): Promise<Outcome<Copied>> {
  const clip = clipAsked(press, days);
  if (!clip) return notFound();
  await ctx.db.update(sessions).set({ clipboard: clip }).where(eq(sessions.tokenHash, ctx.sessionHash));
  return { said: `Copied: ${clipInWords(clip)}.` };
}

type Copied = { said: string };

function clipAsked(press: CopyPress, days: Days): Clip | null {
  if (press.press === "copyWeek") return clipOfWeek(keysByWeekday(days).map((key) => (key && days.get(key)) || null));
  const workout = days.get(press.key);
  return workout ? clipOf(workout, press.part) : null;
}

/** The commands that paste what this session's clipboard holds. */
export async function pasteFromSession(
  ctx: Context,
  accountId: string,
  { press, days, newId }: { press: PastePress; days: Days; newId: () => string },
): Promise<Outcome<Pasted>> {
  const [row] = await ctx.db
    .select({ clipboard: sessions.clipboard })
    .from(sessions)
    .where(eq(sessions.tokenHash, ctx.sessionHash));
  if (!row?.clipboard) return refuse(emptyClipboard);
  const clip = await takeClip(ctx, accountId, row.clipboard, newId);
  if (isRefusal(clip)) return clip;
  if (press.press === "pasteWeek") return pasteWeek(clip, keysByWeekday(days), newId);
  const workout = days.get(press.key);
  return workout ? pasteAt(clip, { key: press.key, workout, part: press.part }, newId) : notFound();
}

/**
 * What a clipboard holds, for a program of that account: its exercises as the library has them now, without images
 * that another account keeps. Refuses what is no clip, and exercises that the actor may not see.
 */
export async function takeClip(
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

/** The key of each day of the week, Monday first; null where the form has no such day. */
function keysByWeekday(days: Days): (string | null)[] {
  const keys = new Map([...days].map(([key, workout]) => [weekdayOfPlace(workout), key]));
  return Array.from({ length: daysOfWeek }, (_, weekday) => keys.get(weekday) ?? null);
}
