import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { idsFrom } from "#app/domain/ids/derived.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import { tooManyValues, valueCount } from "#app/domain/workout/document/value-count.ts";
import type { PostedText } from "#app/domain/workout/post/posted-text.ts";
import { openLinesOf } from "#app/domain/workout/text/answers/open-lines.ts";
import { parseWeek, parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek, printWorkout } from "#app/domain/workout/text/print/print.ts";
import type { TextPlace } from "#app/domain/workout/text/readings/places.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type SaveResult, saveWorkouts } from "./mutations.server.ts";
import { storeInHistory, theirsKept } from "./posting/take-theirs.server.ts";
import type { WeekView } from "./queries.server.ts";
import { unsavedMessage } from "./savable.server.ts";
import { saveSchema } from "./schema.ts";
import { addNewExercises, type CreateExercise } from "./texts/new-exercises.server.ts";
import {
  type AnsweredText,
  parseWithNames,
  type RefusedText,
  readAnswered,
  readLines,
} from "./texts/read-text.server.ts";
import { readDayAt, readWeekAt } from "./week.server.ts";

export function weekAsText({ page, pages, workouts }: WeekView) {
  const versions = workouts.map(({ key, version }) => ({ key, version }));
  return { page, pages, versions, text: printWeek(workouts.map(({ workout }) => workout)) };
}

export function dayAsText({ workouts: [day] }: WeekView) {
  if (!day) throw new NotFound("Given item not found.");
  return { versions: [{ key: day.key, version: day.version }], text: printWorkout(day.workout) };
}

export type TextPosted =
  | { ok: true; page: number; changed: number; added?: string[]; message?: string }
  | ReadText
  | ({ ok: false; status: 400; readings?: LineReading[] } & RefusedText)
  | { ok: false; status: 409; conflict: TextConflict };

/** `theirs`: the days as saved by others, as text. */
type TextConflict = { message: string; theirs: string | null };

/** Nothing is stored yet: the text was checked, or its last open line answered by a button. */
type ReadText = { ok: false; status: 200; text: string; isRead: true; readings: LineReading[] };

/** One save. Rejects unreadable text with every place and reason, and days saved since, with their current text. */
export async function saveWeekText(
  ctx: Context,
  programId: string,
  { page, ...posted }: PostedText & { page: string | null },
  create: CreateExercise,
): Promise<TextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const week = await readWeekAt(ctx, program, page);
  const current = week.workouts.map(({ workout }) => workout);
  const parsed = await readAnswered(posted, (text) =>
    parseWithNames(ctx, text, (find) => parseWeek(text, { current, find, newId: idsFrom(`${posted.saveId} text`) })),
  );
  const place = { of: "week", keys: week.workouts.map(({ key }) => key) } as const;
  if (!parsed.ok) return { ...parsed, status: 400, readings: await readLines(ctx, parsed.text, place) };
  if (isOnlyRead(posted)) return shown(ctx, parsed.text, place);
  return storeText(ctx, program, posted, { week, written: parsed.workouts, print: printWeek, create });
}

export async function saveDayText(
  ctx: Context,
  programId: string,
  key: string,
  posted: PostedText,
  create: CreateExercise,
): Promise<TextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const week = await readDayAt(ctx, program, key);
  const [view] = week.workouts;
  if (!view) throw new NotFound("Given item not found.");
  const parsed = await parseDay(ctx, posted, view.workout, () => idsFrom(`${posted.saveId} text`));
  if (!parsed.ok) return { ...parsed, status: 400, readings: await readLines(ctx, parsed.text, day) };
  if (isOnlyRead(posted)) return shown(ctx, parsed.text, day);
  return storeText(ctx, program, posted, {
    week,
    written: [parsed.workout],
    print: ([workout]) => (workout ? printWorkout(workout) : ""),
    create,
  });
}

const day = { of: "day" } as const;

export type TextRead =
  | { ok: true; workout: Workout | null }
  | ReadText
  | ({ ok: false; readings: LineReading[] } & RefusedText);

/** `document`: the day being edited, as JSON. */
type DayText = AnsweredText & { document: string; saveId: string };

export async function readDayText(
  ctx: Context,
  programId: string,
  written: DayText,
  create: CreateExercise,
): Promise<TextRead> {
  allow(ctx.actor, "program:edit", await findProgram(ctx, programId));
  const current = workoutSchema.safeParse(parseJson(written.document));
  if (!current.success) throw new NotFound("Given item not found.");
  const parsed = await parseDay(ctx, written, current.data, () => newId);
  if (!parsed.ok) return { ...parsed, readings: await readLines(ctx, parsed.text, day) };
  if (written.addsAll) return shown(ctx, parsed.text, day);
  const read = await addNewExercises(ctx, [parsed.workout], { saveId: written.saveId, create });
  if (!read.ok) return { ...unstorable(parsed.text, read.message), readings: [] };
  const [workout] = read.workouts;
  const isSame = workout === undefined || workout === current.data;
  return { ok: true, workout: isSame ? null : forEditing(workout) };
}

function parseDay(ctx: Context, written: AnsweredText, current: Workout, ids: () => () => string) {
  return readAnswered(written, (text) =>
    parseWithNames(ctx, text, (find) => parseWorkout(text, { current, find, newId: ids() })),
  );
}

function isOnlyRead({ answered = null, isCheck = false, addsAll = false }: PostedText): boolean {
  return answered !== null || isCheck || addsAll;
}

async function shown(ctx: Context, text: string, place: TextPlace): Promise<ReadText> {
  return { ok: false, status: 200, text, isRead: true, readings: await readLines(ctx, text, place) };
}

function unstorable(text: string, message: string) {
  const errors = [{ line: 1, column: 1, message }];
  return { ok: false as const, text, ...openLinesOf(text, { errors, questions: [] }) };
}

type Written = {
  week: WeekView;
  written: Workout[];
  print: (workouts: Workout[]) => string;
  create: CreateExercise;
};

async function storeText(
  ctx: Context,
  program: ProgramView,
  { saveId, versions, text, takesTheirs }: PostedText,
  { week, written, print, create }: Written,
): Promise<TextPosted> {
  const changed = written.flatMap((workout, index) => {
    const view = week.workouts[index];
    if (!view || workout === view.workout) return [];
    return [{ workout, version: versions.get(view.key) ?? 0 }];
  });
  if (changed.some(({ workout }) => valueCount(workout.modules) > limits.values)) {
    return { ...unstorable(text, tooManyValues), status: 400 };
  }
  if (changed.length === 0) return { ok: true, page: week.page, changed: 0 };
  const read = await addNewExercises(
    ctx,
    changed.map(({ workout }) => workout),
    { saveId, create },
  );
  if (!read.ok) return { ...unstorable(text, read.message), status: 400 };
  const workouts = changed.map(({ version }, index) => ({ version, workout: read.workouts[index] }));
  const request = saveSchema.parse({ saveId, workouts });
  const save = takesTheirs ? storeInHistory(ctx, program, request) : saveWorkouts(ctx, program.id, request);
  const conflict = conflictIn(await save, print);
  if (conflict) return { ok: false, status: 409, conflict };
  const { added } = read;
  return { ok: true, page: week.page, changed: changed.length, added, ...(takesTheirs && { message: theirsKept }) };
}

function conflictIn({ conflicts, ...result }: SaveResult, print: Written["print"]): TextConflict | null {
  const [conflict] = conflicts;
  if (!conflict) return result.unsaved.length > 0 ? { message: unsavedMessage(result), theirs: null } : null;
  const who = conflict.isOwn ? "You changed this in the meantime, in another tab or on another device." : null;
  const message = `${who ?? `${conflict.changedBy} changed this in the meantime.`} The saved version is next to what you wrote.`;
  return { message, theirs: print(conflicts.map(({ theirs }) => theirs.workout)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
