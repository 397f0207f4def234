import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { typedName } from "#app/domain/workout/form/search-names.ts";
import { postedAsShown } from "#app/domain/workout/form/shown-support.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { saveWorkoutImage } from "#app/features/workouts/image.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { type PostResult, postWeek } from "#app/features/workouts/posting/post.server.ts";
import { idOfDay, readDay, readWeek, type WorkoutView } from "#app/features/workouts/queries.server.ts";
import { entriesOf, postedWeekOf } from "#app/routes/editor/week/posted-form.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { workouts } from "#db/schema/programs.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { authorWorkout } from "#scripts/demo-data/author-workout.ts";
import { line, reps, type SetPlan, type WorkoutPlan } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";

/** A system exercise as a document would keep it. */
export function snapshotOf(name: string): ExerciseSnapshot {
  const found = starterExercises.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`The starter library has no ${name}.`);
  const trackableCategoryConfiguration = found.trackables as TrackableCategory[];
  return { id: found.id, name, thumbnailUrl: null, videoUrl: null, trackableCategoryConfiguration };
}

/** A plan of one set. */
export function planOf(name: string, set: Partial<SetPlan> = {}): WorkoutPlan {
  return { name, sets: [{ type: "regular", rounds: 3, lines: [], ...set }] };
}

/** A day of one set of squats. */
export const squatPlan = planOf("Squats", { lines: [line("Back squat", [reps(5)])] });

/** A day authored as planned, by the commands of the editor. */
export function dayOf(programId: string, key: string, plan: WorkoutPlan, library = snapshotOf): Workout {
  const place = placeOf(key);
  return authorWorkout({ place, workout: plan }, { id: idOfDay(programId, place), library, newId });
}

/** A day with that title and one exercise of five repetitions, in a set of that name. */
export function plainDay(programId: string, key: string, name: string, { exercise = "Back squat", set = "" } = {}) {
  return dayOf(programId, key, planOf(name, { name: set, lines: [line(exercise, [reps(5)])] }));
}

/** A program with squats on its first Monday and chin-ups on the Wednesday. */
export async function givenWeek(ctx: Context) {
  const programId = await givenProgram(ctx);
  const monday = plainDay(programId, "1", "Monday");
  const wednesday = plainDay(programId, "3", "Wednesday", { exercise: "Chin-up" });
  await saveDays(ctx, programId, [monday, wednesday]);
  return { programId, monday };
}

/** Saves the days as versions 0, all of them new. */
export function saveDays(ctx: Context, programId: string, documents: Workout[], saveId = newId()) {
  return saveWorkouts(ctx, programId, { saveId, workouts: documents.map((workout) => ({ version: 0, workout })) });
}

/** Saves the day in place of what the actor read, which must work. */
export async function saveOver(ctx: Context, programId: string, workout: Workout, version: number) {
  const result = await saveWorkouts(ctx, programId, { saveId: newId(), workouts: [{ version, workout }] });
  if (result.conflicts.length + result.unsaved.length > 0) throw new Error("Somebody else was faster.");
}

/** The stored day with another title, saved over it. */
export async function renameDay(ctx: Context, programId: string, key: string, name: string) {
  const { workout, version } = await readDayOf(ctx, programId, key);
  await saveOver(ctx, programId, { ...workout, name }, version);
}

/** Gives the day, as it stands now, this image. */
export async function giveImage(ctx: Context, programId: string, key: string, image: string) {
  const { version } = await readDayOf(ctx, programId, key);
  const program = await findProgram(ctx, programId);
  const saved = await saveWorkoutImage(ctx, program, key, { image, version, saveId: newId() });
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
}

/** A day as the editor reads it. */
export async function readDayOf(ctx: Context, programId: string, key: string): Promise<WorkoutView> {
  return readDay(ctx, await findProgram(ctx, programId), placeOf(key));
}

/** What is stored of a program: a row a day, in order. */
export async function storedDays({ db }: Context, programId: string) {
  const rows = await db.select().from(workouts).where(eq(workouts.programId, programId)).orderBy(workouts.day);
  return rows.map((row) => ({ ...row, document: row.document as Workout }));
}

/** The titles of the stored days, in order. */
export async function storedNames(ctx: Context, programId: string) {
  return (await storedDays(ctx, programId)).map(({ document }) => document.name);
}

type Shown = { page?: number; open?: string; saveId?: string };

/** The form of a week as its page shows it, with nothing typed. */
export async function weekForm(ctx: Context, programId: string, { page = 1, open, saveId = newId() }: Shown = {}) {
  const week = await readWeek(ctx, await findProgram(ctx, programId), page);
  const form = new FormData();
  form.append("saveId", saveId);
  for (const { key, version, workout } of week.workouts) {
    form.append(`${key}.version`, String(version));
    for (const [name, text] of postedAsShown(workout, key, open)) form.append(name, text);
  }
  return form;
}

/** The form of the page that a refused post is answered with: its unsaved days as they were typed. */
export async function refusedForm(ctx: Context, programId: string, { refusal }: ReturnType<typeof refusalOf>) {
  const week = await readWeek(ctx, await findProgram(ctx, programId), 1);
  const form = new FormData();
  form.append("saveId", newId());
  for (const { key, workout } of refusal.workouts) form.append(typedName(key), JSON.stringify(workout));
  for (const stored of week.workouts) {
    const { key, version, workout } = refusal.workouts.find((day) => day.key === stored.key) ?? stored;
    form.append(`${key}.version`, String(version));
    for (const [name, text] of postedAsShown(workout, key)) form.append(name, text);
  }
  return form;
}

/** The form with these fields typed over, in the order of a browser. */
export function typedOver(form: FormData, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return form;
}

/** The week's form as its page shows it, or the given one, with these fields typed over. */
export async function typedWeek(ctx: Context, programId: string, fields: Record<string, string>, form?: FormData) {
  return typedOver(form ?? (await weekForm(ctx, programId)), fields);
}

/** Posts the form as its route does. */
export async function postForm(ctx: Context, programId: string, form: FormData) {
  return postWeek(ctx, programId, postedWeekOf(entriesOf(form)));
}

/** What a post was refused with; throws where it was not. */
export function refusalOf(result: PostResult) {
  if (result.ok) throw new Error("The post was not refused.");
  return result;
}

function placeOf(key: string) {
  const place = parseWorkoutKey(key);
  if (!place) throw new Error(`${key} names no day.`);
  return place;
}
