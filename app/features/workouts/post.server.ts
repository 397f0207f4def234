import { NotFound } from "#app/domain/errors.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { parseWorkoutKey, printWorkoutKey, type WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import { apply } from "#app/domain/workout/apply.ts";
import { commandSchema } from "#app/domain/workout/command-schema.ts";
import type { Command } from "#app/domain/workout/commands.ts";
import type { Workout } from "#app/domain/workout/document.ts";
import { applyPosted, type FieldError } from "#app/domain/workout/form/posted.ts";
import { type Press, parsePress } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type SaveConflict, saveWorkouts } from "./mutations.server.ts";
import { idOfDay, readStored, refreshed, unsavedDay, type WorkoutView } from "./queries.server.ts";
import { saveSchema } from "./schema.ts";

/** What a post could not store, to be shown again as it was typed. */
export type PostRefusal = {
  workouts: WorkoutView[];
  errors: Record<string, FieldError>;
  conflicts: SaveConflict[];
  message: string;
};

export type PostResult =
  /** `made` is the part that the pressed button made or meant: where the page comes back to. */
  { ok: true; press: Press; made: string | null } | { ok: false; status: 400 | 409; refusal: PostRefusal };

type Day = WorkoutView & { posted: number; saveId: string | null; changedBy: string; changedAt: string };

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
  const isStored = days.some(({ saveId }) => saveId === post.saveId);
  return isStored ? answerAgain(ctx, post) : storePost(ctx, program, days, post, form);
}

const looks: Press["press"][] = ["week", "explore", "open", "fold", "find"];

function readPost(form: FormData): Post {
  const saveId = parseUuid(String(form.get("saveId")));
  const newId = idMaker(saveId ?? "");
  const press = parsePress(String(form.get("do") ?? "save"), newId);
  if (!saveId || !press) throw new NotFound("Given item not found.");
  return { saveId, press, newId };
}

/** To a post that was stored before, such as a page that was loaded again. */
async function answerAgain(ctx: Context, { press, newId }: Post): Promise<PostResult> {
  const wanted = await commandOf(ctx, press, newId);
  return { ok: true, press, made: wanted?.made ?? null };
}

async function storePost(
  ctx: Context,
  program: ProgramView,
  days: Day[],
  { saveId, press, newId }: Post,
  form: FormData,
): Promise<PostResult> {
  const current = new Map(days.map(({ key, workout }) => [key, workout]));
  const { workouts, errors } = applyPosted(current, entriesOf(form, press), idsOfSets(days), isSound);
  const isChanged = ({ key, workout }: Day) => workouts.get(key) !== workout;
  const stale = days.filter((day) => day.version !== day.posted && isChanged(day));
  const shown = { workouts: days.map((day) => withWorkout(day, workouts)), errors };
  if (stale.length > 0) return refuse(409, { ...shown, conflicts: stale.map(asConflict), message: changedMeanwhile });
  if (Object.keys(errors).length > 0) return refuse(400, { ...shown, conflicts: [], message: notSaved });

  const pressed = applyPress(workouts, await commandOf(ctx, press, newId));
  if (!pressed.ok) return refuse(400, { ...shown, conflicts: [], message: pressed.reason });
  const changed = days.filter(isChanged);
  if (changed.length === 0) return { ok: true, press, made: pressed.made };
  const entries = changed.map((day) => ({ version: day.version, workout: workouts.get(day.key) }));
  const { conflicts } = await saveWorkouts(ctx, program.id, saveSchema.parse({ saveId, workouts: entries }));
  if (conflicts.length > 0) return refuse(409, { ...shown, conflicts, message: changedMeanwhile });
  return { ok: true, press, made: pressed.made };
}

const notSaved = "Nothing is saved yet. Put these fields right, then save again.";
const changedMeanwhile =
  "Nothing is saved yet. Somebody else changed a day while you were writing; yours is shown below.";

function refuse(status: 400 | 409, refusal: PostRefusal): PostResult {
  return { ok: false, status, refusal };
}

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
  return posted.map(({ key, place, version }) => {
    const view = views.find((other) => other.key === key) ?? unsavedDay(program.id, place);
    const row = rows.find(({ id }) => id === view.workout.id);
    const by = { changedBy: row?.changedBy ?? "Somebody", changedAt: row?.updatedAt.toISOString() ?? "" };
    return { ...view, ...by, posted: version, saveId: row?.saveId ?? null };
  });
}

function postedVersions(form: FormData): { key: string; place: WorkoutPlace; version: number }[] {
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

function isSound(command: Command) {
  return commandSchema.safeParse(command).success;
}

type Wanted = { key: string; command: Command | undefined; made: string | null };
type Pressed = { ok: true; made: string | null } | { ok: false; reason: string };

/** Applies what the button asks for to its workout. */
function applyPress(workouts: Map<string, Workout>, wanted: Wanted | null): Pressed {
  if (!wanted) return { ok: true, made: null };
  const { key, command, made } = wanted;
  const workout = workouts.get(key);
  if (!command || !workout || !isSound(command)) return { ok: false, reason: "Given item not found." };
  const outcome = apply(workout, command);
  if (!outcome.ok) return outcome;
  workouts.set(key, outcome.workout);
  return { ok: true, made };
}

async function commandOf(ctx: Context, press: Press, newId: () => string): Promise<Wanted | null> {
  if (press.press === "command") return { key: press.key, command: press.command, made: idMeant(press.command) };
  if (press.press !== "add") return null;
  const [moduleExerciseId, exerciseId] = [newId(), parseUuid(press.exerciseId)];
  const exercise = exerciseId ? (await refreshSnapshots(ctx, [exerciseId])).get(exerciseId) : undefined;
  const { key, moduleId } = press;
  const command: Command | undefined = exercise && { type: "exercise.add", moduleId, moduleExerciseId, exercise };
  return { key, command, made: moduleExerciseId };
}

/** What the command is about, where the page shall come back to. */
function idMeant(command: Command): string | null {
  // why: an alternative is folded away, and a browser unfolds what holds the place that it goes to
  if ("alternativeId" in command) return placeOfSet(command.alternativeId);
  if (command.type === "exercise.remove") return null;
  if ("moduleExerciseId" in command) return command.moduleExerciseId;
  if (command.type === "set.remove") return null;
  return "moduleId" in command ? command.moduleId : null;
}

function withWorkout({ key, version, workout }: Day, workouts: ReadonlyMap<string, Workout>): WorkoutView {
  return { key, version, workout: workouts.get(key) ?? workout };
}

function asConflict({ key, version, workout, changedBy, changedAt }: Day): SaveConflict {
  return { key, theirs: { key, version, workout }, changedBy, changedAt };
}
