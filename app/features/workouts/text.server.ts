import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import { parseWeek, parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek, printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import type { TextError } from "#app/domain/workout/text/words/lines.ts";
import { allSnapshots } from "#app/features/exercises/queries.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { saveWorkouts } from "./mutations.server.ts";
import type { WeekView } from "./queries.server.ts";
import { saveSchema } from "./schema.ts";
import { readDayAt, readWeekAt } from "./week.server.ts";

/** The days of a week as one text, and the version of each. */
export function weekAsText({ page, pages, workouts }: WeekView) {
  const versions = workouts.map(({ key, version }) => ({ key, version }));
  return { page, pages, versions, text: printWeek(workouts.map(({ workout }) => workout)) };
}

/** One day as text, and its version. */
export function dayAsText({ workouts: [day] }: WeekView) {
  if (!day) throw new NotFound("Given item not found.");
  return { versions: [{ key: day.key, version: day.version }], text: printWorkout(day.workout) };
}

export type TextPosted =
  | { ok: true; page: number; changed: number }
  | { ok: false; status: 400; errors: TextError[] }
  | { ok: false; status: 409; changedBy: string };

/**
 * Reads the posted text of a week and stores the days that it changes, as one save. Refuses a text that can't be read
 * with every place and reason, and days that somebody else changed since the text was made.
 */
export async function saveWeekText(ctx: Context, programId: string, form: FormData): Promise<TextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const saveId = parseUuid(String(form.get("saveId")));
  if (!saveId) throw new NotFound("Given item not found.");
  const week = await readWeekAt(ctx, program, String(form.get("week")));
  const current = week.workouts.map(({ workout }) => workout);
  const find = indexExercises(await allSnapshots(ctx));
  const parsed = parseWeek(String(form.get("text") ?? ""), { current, find, newId: idMaker(saveId) });
  if (!parsed.ok) return { ok: false, status: 400, errors: parsed.errors };
  return storeText(ctx, program, { week, saveId, form, written: parsed.workouts });
}

/**
 * Reads the posted text of one day, the one of the key, and stores it; otherwise as `saveWeekText`. NotFound when the
 * program has no such day.
 */
export async function saveDayText(ctx: Context, programId: string, key: string, form: FormData): Promise<TextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const saveId = parseUuid(String(form.get("saveId")));
  const week = await readDayAt(ctx, program, key);
  const [view] = week.workouts;
  if (!saveId || !view) throw new NotFound("Given item not found.");
  const parsed = await parseDay(ctx, String(form.get("text") ?? ""), view.workout, idMaker(saveId));
  if (!parsed.ok) return { ok: false, status: 400, errors: parsed.errors };
  return storeText(ctx, program, { week, saveId, form, written: [parsed.workout] });
}

/** Null when the text says what the day said already. */
export type TextRead = { ok: true; workout: Workout | null } | { ok: false; errors: TextError[] };

/** What the text makes of a day that is being edited and not stored yet. Stores nothing. */
export async function readDayText(ctx: Context, programId: string, form: FormData): Promise<TextRead> {
  allow(ctx.actor, "program:edit", await findProgram(ctx, programId));
  const current = workoutSchema.safeParse(parseJson(String(form.get("document"))));
  if (!current.success) throw new NotFound("Given item not found.");
  const parsed = await parseDay(ctx, String(form.get("text") ?? ""), current.data, newId);
  if (!parsed.ok) return parsed;
  return { ok: true, workout: parsed.workout === current.data ? null : forEditing(parsed.workout) };
}

async function parseDay(ctx: Context, text: string, current: Workout, idOf: () => string) {
  return parseWorkout(text, { current, find: indexExercises(await allSnapshots(ctx)), newId: idOf });
}

type Written = { week: WeekView; saveId: string; form: FormData; written: Workout[] };

/** Stores the days that the text changes, as one save. */
async function storeText(
  ctx: Context,
  { id }: ProgramView,
  { week, saveId, form, written }: Written,
): Promise<TextPosted> {
  const changed = written.flatMap((workout, index) => {
    const view = week.workouts[index];
    if (!view || workout === view.workout) return [];
    return [{ workout, version: Number(form.get(`${view.key}.version`)) }];
  });
  if (changed.length === 0) return { ok: true, page: week.page, changed: 0 };
  const { conflicts } = await saveWorkouts(ctx, id, saveSchema.parse({ saveId, workouts: changed }));
  const [conflict] = conflicts;
  if (conflict) return { ok: false, status: 409, changedBy: conflict.changedBy };
  return { ok: true, page: week.page, changed: changed.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ids made from the post's own, so that the same post makes the same ones. */
function idMaker(saveId: string) {
  let count = 0;
  return () => derivedId(`${saveId} text ${count++}`);
}
