import { NotFound } from "#app/domain/errors.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { parseWorkoutKey, printWorkoutKey, type WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { applyPosted, type FieldError } from "#app/domain/workout/form/posted.ts";
import { type Press, parsePress } from "#app/domain/workout/form/presses.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { readBases } from "./bases.server.ts";
import { isSaved } from "./history.server.ts";
import { type SaveConflict, saveWorkouts } from "./mutations.server.ts";
import { pressDays, replacing } from "./press-days.server.ts";
import { applyPress, isSound, wantedBy } from "./press-part.server.ts";
import { idOfDay, readStored, refreshed, unsavedDay, type WorkoutView } from "./queries.server.ts";
import { saveSchema } from "./schema.ts";
import { takeStep } from "./undo.server.ts";

/** What a post could not store, to be shown again as it was typed. */
export type PostRefusal = {
  workouts: WorkoutView[];
  errors: Record<string, FieldError>;
  conflicts: SaveConflict[];
  message: string;
};

export type PostResult = PostDone | { ok: false; status: 400 | 409; refusal: PostRefusal };

/**
 * `made` is the part that the pressed button made or meant: where the page comes back to. An undo or redo says what it
 * did, and which day it changed.
 */
export type PostDone = { ok: true; press: Press; made: string | null; said?: string; at?: Place | null };

type Place = { key: string; week: number };

/** `base` is the day as the form showed it: the stored one, or one before it when somebody has saved since. */
type Day = WorkoutView & { posted: number; base: Workout; saveId: string; changedBy: string; changedAt: string };

const mostDays = 7;

/** What the form's button asks for, and the ids of what it makes: the same ones when the form is sent again. */
type Post = { saveId: string; press: Press; newId: () => string };

/**
 * Takes the form of a week as it is posted without script: the changed fields as commands, then the pressed button's,
 * all stored as one save. The same post sent twice stores once. What cannot be read or was changed by somebody else
 * meanwhile is answered with everything that was typed, and nothing is stored. Who may only look can page and search.
 */
export async function postWeek(ctx: Context, programId: string, form: FormData): Promise<PostResult> {
  const program = await findProgram(ctx, programId);
  const post = readPost(form);
  if (!program.canEdit && looks.includes(post.press.press)) return { ok: true, press: post.press, made: null };
  allow(ctx.actor, "program:edit", program);
  const days = await readPosted(ctx, program, form);
  const isStored = days.some(({ saveId }) => saveId === post.saveId) || (await isStepTaken(ctx, program, post));
  return isStored ? answerAgain(ctx, program, days, post, form) : storePost(ctx, program, days, post, form);
}

const looks: Press["press"][] = ["week", "client", "rounding", "explore", "open", "fold", "find"];

function readPost(form: FormData): Post {
  const saveId = parseUuid(String(form.get("saveId")));
  const newId = idMaker(saveId ?? "");
  const press = parsePress(String(form.get("do") ?? "save"), newId);
  if (!saveId || !press) throw new NotFound("Given item not found.");
  return { saveId, press, newId };
}

/** To a post that was stored before, such as a page that was loaded again. */
async function answerAgain(
  ctx: Context,
  { accountId }: ProgramView,
  days: Day[],
  { press, newId }: Post,
  form: FormData,
): Promise<PostResult> {
  const wanted = await wantedBy(ctx, press, newId, new Map());
  const isCopy = press.press === "copy" || press.press === "copyWeek";
  const copied = isCopy ? await pressDays(ctx, accountId, basesOf(days), { press, newId, form }) : null;
  return { ok: true, press, made: wanted?.made ?? null, said: copied?.ok ? copied.said : undefined };
}

async function storePost(
  ctx: Context,
  program: ProgramView,
  days: Day[],
  { saveId, press, newId }: Post,
  form: FormData,
): Promise<PostResult> {
  const { workouts, errors } = applyPosted(basesOf(days), entriesOf(form, press), idsOfSets(days), isSound);
  const isTyped = ({ key, base }: Day) => workouts.get(key) !== base;
  const shown = days.map((day) => (isTyped(day) ? withWorkout(day, workouts) : asStored(day)));
  const refusal = (status: 400 | 409, message: string, conflicts: SaveConflict[] = []): PostResult => {
    return { ok: false, status, refusal: { workouts: shown, errors, conflicts, message } };
  };
  const overtaken = days.filter((day) => isStale(day) && isTyped(day) && isOther(day, workouts.get(day.key)));
  if (overtaken.length > 0) return refusal(409, changedMeanwhile, overtaken.map(asConflict));
  if (Object.keys(errors).length > 0) return refusal(400, notSaved);

  // why: where nothing else was typed, a button means the day as it is by now
  for (const { key, workout } of days.filter(isStale)) workouts.set(key, workout);
  const ofDays = await pressDays(ctx, program.accountId, workouts, { press, newId, form });
  const pressed = ofDays ?? applyPress(workouts, await wantedBy(ctx, press, newId, workouts));
  if (!pressed.ok) return refusal(400, pressed.reason);
  const changed = days.filter((day) => workouts.get(day.key) !== (isStale(day) ? day.workout : day.base));
  const lost = replacing.includes(press.press) ? changed.filter(isStale) : [];
  if (lost.length > 0) return refusal(409, changedMeanwhile, lost.map(asConflict));

  const entries = changed.map((day) => ({ version: day.version, workout: workouts.get(day.key) }));
  const conflicts = entries.length > 0 ? await save(ctx, program, { saveId, workouts: entries }) : [];
  if (conflicts.length > 0) return refusal(409, changedMeanwhile, conflicts);
  if (!isStep(press)) return { ok: true, press, made: pressed.made, said: pressed.said };
  // why: what was typed is the last step, so undo takes that back, and redo can bring it again
  const step = entries.length > 0 ? { ...press, save: null, saveId: stepIdOf(saveId) } : { ...press, saveId };
  const taken = await takeStep(ctx, program, step);
  return taken.ok ? { ok: true, press, made: null, said: taken.said, at: taken.at } : refusal(409, taken.message);
}

async function save(ctx: Context, program: ProgramView, request: { saveId: string; workouts: object[] }) {
  return (await saveWorkouts(ctx, program.id, saveSchema.parse(request))).conflicts;
}

/** Somebody has saved the day since the form was made. */
function isStale({ version, posted }: Day) {
  return version !== posted;
}

/** Two who write the same are in nobody's way. */
function isOther({ workout }: Day, mine: Workout | undefined) {
  return mine !== undefined && differences(workout, mine).length > 0;
}

function isStep(press: Press): press is Press & { press: "undo" | "redo" } {
  return press.press === "undo" || press.press === "redo";
}

/** Whether this undo or redo is sent again: it need not have changed any day of the posted week. */
async function isStepTaken(ctx: Context, program: ProgramView, { press, saveId }: Post) {
  return isStep(press) && isSaved(ctx, program, [saveId, stepIdOf(saveId)]);
}

function stepIdOf(saveId: string) {
  return derivedId(`${saveId} step`);
}

const notSaved = "Nothing is saved yet. Put these fields right, then save again.";
const changedMeanwhile =
  "Nothing is saved yet. Somebody else changed a day while you were writing; yours is shown below.";

/** Ids made from a text, so that the same post makes the same ones. */
function idMaker(text: string) {
  let count = 0;
  return () => derivedId(`${text} ${count++}`);
}

/** A form that is refused shows a day's new sets all the same: sent again, it names them by the same ids. */
function idsOfSets(days: Day[]) {
  const versions = new Map(days.map(({ key, workout, version }) => [key, `${workout.id} sets ${version}`]));
  return (key: string) => idMaker(versions.get(key) ?? key);
}

/** The stored days that the form was about, each with the version that the form was made from. */
async function readPosted(ctx: Context, program: ProgramView, form: FormData): Promise<Day[]> {
  const posted = postedVersions(form);
  const ids = posted.map(({ place }) => idOfDay(program.id, place));
  const rows = await readStored(ctx.db, program, ids);
  const views = await refreshed(ctx, rows);
  const bases = await readBases(ctx, program, posted, rows);
  return posted.map(({ key, place, version }) => {
    const view = views.find((other) => other.key === key) ?? unsavedDay(program.id, place);
    const row = rows.find(({ id }) => id === view.workout.id);
    const by = { changedBy: row?.changedBy ?? "Somebody", changedAt: row?.updatedAt.toISOString() ?? "" };
    const base = bases.get(key) ?? view.workout;
    return { ...view, ...by, base, posted: version, saveId: row?.saveId ?? "" };
  });
}

type Posted = { key: string; place: WorkoutPlace; version: number };

function postedVersions(form: FormData): Posted[] {
  const found = [...form].flatMap(([name, value]) => {
    const place = name.endsWith(".version") ? parseWorkoutKey(name.slice(0, -".version".length)) : null;
    return place ? [{ key: printWorkoutKey(place), place, version: Number(value) }] : [];
  });
  const isOnce = new Set(found.map(({ key }) => key)).size === found.length;
  if (found.length > mostDays || !isOnce) throw new NotFound("Given item not found.");
  return found;
}

/** The fields of the form, without what no database holds; those of a day whose newer version is taken are left out. */
function entriesOf(form: FormData, press: Press): [string, string][] {
  const taken = press.press === "take" ? `${press.key}.` : null;
  return [...form].flatMap(([name, value]): [string, string][] => {
    if (typeof value !== "string" || (taken && name.startsWith(taken))) return [];
    return [[name, value.replaceAll("\0", "")]];
  });
}

/** The days as the form showed them. */
function basesOf(days: Day[]) {
  return new Map(days.map(({ key, base }) => [key, base]));
}

function withWorkout({ key, version, workout }: Day, workouts: ReadonlyMap<string, Workout>): WorkoutView {
  return { key, version, workout: workouts.get(key) ?? workout };
}

function asStored({ key, version, workout }: Day): WorkoutView {
  return { key, version, workout };
}

function asConflict({ key, version, workout, ...by }: Day): SaveConflict {
  const { changedBy, changedAt, saveId } = by;
  return { key, theirs: { key, version, workout }, changedBy, changedAt, saveId };
}
