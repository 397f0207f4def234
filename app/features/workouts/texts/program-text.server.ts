import { createHash } from "node:crypto";
import { idsFrom } from "#app/domain/ids/derived.ts";
import { allow } from "#app/domain/policy/can.ts";
import { durationIsLocked, totalDays } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { printWorkoutKey, type WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { tooManyValues, valueCount } from "#app/domain/workout/document/value-count.ts";
import { openLinesOf } from "#app/domain/workout/text/answers/open-lines.ts";
import { parseWeek, type Refused } from "#app/domain/workout/text/parse/parse.ts";
import { type ProgramPreview, previewDays, weekOf } from "#app/domain/workout/text/program/preview.ts";
import { type Calendar, type ProgramSections, splitProgram } from "#app/domain/workout/text/program/sections.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import { type Line, linesOf, type Report } from "#app/domain/workout/text/words/lines.ts";
import { newExercisesIn } from "#app/domain/workout/text/words/new-exercises.ts";
import { plainLineEnds } from "#app/domain/workout/text/words/plain.ts";
import type { lengthenProgram } from "#app/features/programs/lengthen.server.ts";
import { durationLockOf, findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { isSaved } from "../history.server.ts";
import { saveWorkouts } from "../mutations.server.ts";
import { readPlaces, type WorkoutView } from "../queries.server.ts";
import { unsavedMessage } from "../savable.server.ts";
import { saveSchema } from "../schema.ts";
import { addedMessage, addNewExercises, type CreateExercise } from "./new-exercises.server.ts";
import { type AnsweredText, parseWithNames, type RefusedText, readAnswered, readLines } from "./read-text.server.ts";

export type PostedProgram = AnsweredText & {
  saveId: string;
  /** Of the preview that was looked at; null asks for one. */
  seen: number | null;
  lengthens: boolean;
};

export type PreviewedText = { text: string; preview: ProgramPreview; seen: number };

export type ProgramTextPosted =
  | { ok: true; page: number; message: string }
  | ({ ok: false; status: 400; readings?: LineReading[] } & RefusedText)
  | ({ ok: false; status: 200 | 400 | 409; message: string | null } & PreviewedText);

/** What other features do for a text. */
type Others = { lengthen: typeof lengthenProgram; create: CreateExercise };

/** One save, of what the preview showed. Otherwise returns the preview, and why nothing was stored if it was tried. */
export async function postProgramText(
  ctx: Context,
  programId: string,
  posted: PostedProgram,
  others: Others,
): Promise<ProgramTextPosted> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  const read = await readAnswered(posted, (text) => readProgram(ctx, program, text, posted.saveId));
  const place = { of: "program", span: program, today: todayOf(ctx) } as const;
  if (!read.ok) return { ...read, status: 400, readings: await readLines(ctx, read.text, place) };
  const plan = { ...read, changed: read.written.filter(({ before, after }) => after !== before.workout) };
  const full = tooFull(plan);
  if (full) return { ok: false, status: 400, text: plan.text, ...full };
  const seen = seenOf(plan);
  const preview = await previewOf(ctx, program, plan);
  const show = (status: 200 | 400 | 409, message: string | null) =>
    ({ ok: false, status, message, text: plan.text, preview, seen }) as const;
  if (posted.seen === null) return show(200, null);
  const saved = await isSaved(ctx, program, [posted.saveId]);
  if (plan.changed.length === 0) return { ok: true, page: pageOf(program, plan), message: saved ? done : nothingNew };
  if (posted.seen !== seen)
    return show(409, "The text or one of these days was changed since the preview. Look at it again.");
  if (preview.pastEnd && !posted.lengthens) return show(400, preview.pastEnd.message);
  const stored = await store(ctx, program, plan, { saveId: posted.saveId, ...others });
  if (!stored.ok) return show(409, stored.message);
  return { ok: true, page: pageOf(program, plan), message: done + addedMessage(stored.added) };
}

const done = "The text is in the program now. The history can take it back.";
const nothingNew = "The text says what was already there, so nothing changed.";

type Written = { before: WorkoutView; after: Workout; line: number };
type Plan = { text: string; written: Written[]; unkept: ProgramSections["unkept"] };
type ChangePlan = Plan & { changed: Written[] };

type Read = Omit<Plan, "text"> & { ok: true };

async function readProgram(ctx: Context, program: ProgramView, text: string, saveId: string): Promise<Read | Refused> {
  const calendar = { span: program, today: todayOf(ctx) };
  const lines = linesOf(text);
  const { days, unkept } = splitProgram(lines, calendar, () => {});
  const views = await readPlaces(ctx, program, inOrder(days.map(({ place }) => place)));
  const current = views.map(({ workout }) => workout);
  const split = (all: readonly Line[], _: unknown, report: Report) => sectionsFor(all, calendar, views, report);
  const newId = () => idsFrom(`${saveId} text`);
  const parsed = await parseWithNames(ctx, text, (find) => parseWeek(text, { current, find, newId: newId(), split }));
  if (!parsed.ok) return parsed;
  if (days.length === 0) return { ok: false, errors: [withoutDays], questions: [] };
  const written = parsed.workouts.flatMap((after, index): Written[] => {
    const before = views[index];
    const day = days.find(({ place }) => before?.key === printWorkoutKey(place));
    return before && day ? [{ before, after, line: day.line }] : [];
  });
  return { ok: true, written, unkept };
}

const withoutDays = {
  line: 1,
  column: 1,
  message: "Write the days of the program, each below its name.",
};

function inOrder(places: WorkoutPlace[]): WorkoutPlace[] {
  return places.toSorted((a, b) => (a.date === null ? a.day - (b.day ?? 0) : a.date < (b.date ?? "") ? -1 : 1));
}

function sectionsFor(lines: readonly Line[], calendar: Calendar, views: readonly WorkoutView[], report: Report) {
  const byKey = new Map(views.map(({ key, workout }) => [key, workout]));
  return splitProgram(lines, calendar, report).days.flatMap(({ place, lines: own }) => {
    const workout = byKey.get(printWorkoutKey(place));
    return workout ? [{ workout, lines: own }] : [];
  });
}

function tooFull({ text, changed }: ChangePlan) {
  const full = changed.filter(({ after }) => valueCount(after.modules) > limits.values);
  if (full.length === 0) return null;
  const errors = full.map(({ line }) => ({ line, column: 1, message: tooManyValues }));
  return openLinesOf(text, { errors, questions: [] });
}

/** Changes with the text, and when any of its days is saved. */
function seenOf({ text, written }: Plan): number {
  const versions = written.map(({ before: { key, version } }) => `${key}:${version}`).join();
  return createHash("sha256").update(versions).update(plainLineEnds(text)).digest().readUInt32BE() % 1_000_000_000;
}

async function previewOf(ctx: Context, program: ProgramView, { written, unkept }: Plan): Promise<ProgramPreview> {
  const days = previewDays(
    written.map(({ before, after }) => ({ before: before.workout, after })),
    program,
  );
  const added = newExercisesIn(written.map(({ after }) => after)).map(({ name }) => name);
  const needed = Math.max(0, ...written.map(({ after }) => after.day ?? 0));
  const total = totalDays(program, todayOf(ctx));
  if (program.continuous || needed <= total) return { days, added, unkept, pastEnd: null };
  const canLengthen = (await durationLockOf(ctx.db, program)) < 3;
  const message = `The program has ${total} days, and the text goes on to day ${needed}.`;
  return {
    days,
    added,
    unkept,
    pastEnd: { canLengthen, message: canLengthen ? message : `${message} ${durationIsLocked}` },
  };
}

type Storing = Others & { saveId: string };

async function store(
  ctx: Context,
  program: ProgramView,
  { changed }: ChangePlan,
  { saveId, lengthen, create }: Storing,
) {
  const last = Math.max(0, ...changed.map(({ after }) => after.day ?? 0));
  return allOrNothing(ctx, async (inside) => {
    const after = changed.map((one) => one.after);
    const read = await addNewExercises(inside, after, { saveId, create });
    if (!read.ok) return read;
    const longer = program.continuous ? { ok: true as const } : await lengthen(inside, program, last);
    if (!longer.ok) return { ok: false as const, message: durationIsLocked };
    const workouts = changed.map(({ before: { version } }, index) => ({ version, workout: read.workouts[index] }));
    const { conflicts, unsaved } = await saveWorkouts(inside, program.id, saveSchema.parse({ saveId, workouts }));
    if (unsaved.length > 0)
      return { ok: false as const, message: `Nothing was saved. ${unsavedMessage({ saved: [], unsaved })}` };
    const message = "Somebody changed one of these days in between. Look at the preview again.";
    return conflicts.length === 0 ? { ok: true as const, added: read.added } : { ok: false as const, message };
  });
}

function pageOf(program: ProgramView, { written: [first] }: Plan): number {
  return first ? weekOf(first.after, program) : 1;
}
