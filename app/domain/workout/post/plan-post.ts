import { idsFrom } from "#app/domain/ids/derived.ts";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { applyPosted, type FieldError } from "#app/domain/workout/form/posted.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import type { PostedWeek } from "./posted-week.ts";
import { isSound, pressEffect, type Supplies } from "./press-effects.ts";

/** A day of the post as it is stored now, and as the form showed it: the same, or one before it. */
export type DayOfPost = {
  key: string;
  version: number;
  workout: Workout;
  shown: { version: number; workout: Workout };
  /** What the form was made from, where a refused page showed the day with what was typed in it. */
  typed?: Workout;
  /** What stands was saved by this very page, which is sent once more: what was typed since is put onto that. */
  isByThisPage?: boolean;
};

/** What is to be stored, and what the page comes back to and says; or why not, with everything that was typed. */
export type PostPlan = PlannedPost | RefusedPost;

export type PlannedPost = {
  ok: true;
  changes: { version: number; workout: Workout }[];
  made: string | null;
  copied: Clip | null;
  /** The unsaved days as a refusal would show them again. */
  typed: DayTyped[];
};

/** A day with something unsaved in it, and the version that it was typed over. */
type DayTyped = { key: string; version: number; workout: Workout };

export type RefusedPost = {
  ok: false;
  status: 400 | 409;
  workouts: DayTyped[];
  errors: Record<string, FieldError>;
  /** The keys of the days that somebody else changed. */
  conflicts: string[];
  message: string;
};

const notSaved = "Nothing is saved yet. Put these fields right, then save again.";
export const changedMeanwhile =
  "Nothing is saved yet. A day was saved elsewhere while you were writing; yours is shown below.";

/** These put something in a day's place that was not made from what stands there. */
const replacing: readonly Press["press"][] = ["paste", "pasteWeek", "restDays", "clearDays"];

/**
 * What comes of a post: the changed fields as commands, then what the pressed button asks for. Refuses all of it where
 * a field can't be applied (400), and where somebody else has changed a day that this post changes, too (409), until
 * somebody who has seen that version decides to keep theirs.
 */
export function planPost(posted: PostedWeek, sent: readonly DayOfPost[], supplies: Supplies): PostPlan {
  const days = withoutTaken(posted, sent);
  const { workouts, errors } = applyFields(posted, days);
  const isMine = (day: DayOfPost) => isTyped(day, workouts.get(day.key));
  const typed = days
    .filter((day) => isMine(day) || hasError(errors, day))
    .map((day) => dayTyped(posted, day, workouts));
  const refuse = (message: string, conflicts: DayOfPost[] = []): RefusedPost => {
    const keys = conflicts.map(({ key }) => key);
    return { ok: false, status: keys.length > 0 ? 409 : 400, workouts: typed, errors, conflicts: keys, message };
  };
  const contested = days.filter((day) => isStale(day) && isMine(day) && !isKept(posted, day));
  if (contested.length > 0) return refuse(changedMeanwhile, contested);
  if (Object.keys(errors).length > 0) return refuse(notSaved);

  // why: where nothing else was typed, a button means the day as it is by now
  for (const day of days) if (!isMine(day)) workouts.set(day.key, startOf(day));
  const effect = pressEffect(posted, workouts, supplies);
  if (!effect.ok) return refuse(effect.reason);
  const changed = days.filter((day) => isMine(day) || effect.workouts.get(day.key) !== startOf(day));
  const replaced = replacing.includes(posted.press.press) ? changed.filter(isStale) : [];
  if (replaced.length > 0) return refuse(changedMeanwhile, replaced);
  const changes = changed.map(({ key, version, workout }) => ({
    version,
    workout: effect.workouts.get(key) ?? workout,
  }));
  return { ok: true, changes, made: effect.made, copied: effect.copied, typed };
}

/** What a post that is stored already came to: nothing is left to change. */
export function planAgain(posted: PostedWeek, days: readonly DayOfPost[], supplies: Supplies): PlannedPost {
  // why: what the button came to is seen where it was pressed, on the days as the page showed them
  const shown = days.map((day) => ({ ...day, isByThisPage: false }));
  const effect = pressEffect(posted, applyFields(posted, shown).workouts, supplies);
  return {
    ok: true,
    changes: [],
    made: null,
    copied: null,
    typed: [],
    ...(effect.ok ? { made: effect.made, copied: effect.copied } : {}),
  };
}

/** The day as it was typed, over the version of now; null where that says nothing else than what is stored. */
export function typedOn(posted: PostedWeek, days: readonly DayOfPost[], key: string) {
  const day = days.find((one) => one.key === key);
  const shown = new Map(day ? [[key, shownOf(day)]] : []);
  const { workouts } = applyPosted(
    shown,
    posted.fields.filter(({ field }) => field.key === key),
    idsOfSets(days),
    isSound,
    undefined,
    posted.units,
  );
  const workout = workouts.get(key);
  return day && isOther(day, workout) && workout ? { version: day.version, workout } : null;
}

/** The days as the form showed them, with what was typed; what was typed on a day whose newer version is taken counts not. */
function applyFields({ press, fields, units }: PostedWeek, days: readonly DayOfPost[]) {
  const left = press.press === "take" ? fields.filter(({ field }) => field.key !== press.key) : fields;
  const shown = new Map(days.map((day) => [day.key, shownOf(day)]));
  const onto = new Map(days.map((day) => [day.key, baseOf(day)]));
  return applyPosted(shown, left, idsOfSets(days), isSound, onto, units);
}

function shownOf({ typed, shown }: DayOfPost) {
  return typed ?? shown.workout;
}

function baseOf(day: DayOfPost) {
  return day.isByThisPage ? day.workout : shownOf(day);
}

/** The day that a press changes where nobody typed in it. */
function startOf(day: DayOfPost) {
  return isStale(day) || day.typed ? day.workout : baseOf(day);
}

/** Whether the day holds something typed, now or on the refused page before, that is not stored. */
function isTyped(day: DayOfPost, mine: Workout | undefined) {
  if (isStale(day) || day.typed) return (day.typed !== undefined || mine !== baseOf(day)) && isOther(day, mine);
  return mine !== baseOf(day);
}

function hasError(errors: RefusedPost["errors"], { key }: DayOfPost) {
  return Object.keys(errors).some((name) => name.startsWith(`${key}.`));
}

/** Whether mine is kept over the very version that stands now. */
function isKept({ press }: PostedWeek, { key, version }: DayOfPost) {
  return press.press === "keep" && press.key === key && press.version === version;
}

/** Without what was typed before on a day whose newer version is taken. */
function withoutTaken({ press }: PostedWeek, days: readonly DayOfPost[]): DayOfPost[] {
  return days.map((day) => (press.press === "take" && press.key === day.key ? { ...day, typed: undefined } : day));
}

/** Whether something was typed on the page since it was sent before, or could not be taken. */
export function isTypedSince(posted: PostedWeek, days: readonly DayOfPost[]): boolean {
  const { workouts, errors } = applyFields(posted, days);
  return Object.keys(errors).length > 0 || days.some((day) => isOther(day, workouts.get(day.key)));
}

/** A form that is refused shows a day's new sets all the same: sent again, it names them by the same ids. */
function idsOfSets(days: readonly DayOfPost[]) {
  const versions = new Map(days.map(({ key, workout, shown }) => [key, `${workout.id} sets ${shown.version}`]));
  return (key: string) => idsFrom(versions.get(key) ?? key);
}

/** Once it is decided that mine is kept, the day is typed over theirs; until then over what the form showed. */
function dayTyped(posted: PostedWeek, day: DayOfPost, workouts: ReadonlyMap<string, Workout>): DayTyped {
  const mine = workouts.get(day.key);
  if (!isTyped(day, mine)) return { key: day.key, version: day.version, workout: day.workout };
  const version = isStale(day) && !isKept(posted, day) ? day.shown.version : day.version;
  return { key: day.key, version, workout: mine ?? day.workout };
}

function isStale({ version, shown, isByThisPage }: DayOfPost) {
  return !isByThisPage && version !== shown.version;
}

/** Two who write the same are in nobody's way. */
function isOther({ workout }: DayOfPost, mine: Workout | undefined) {
  return mine !== undefined && differences(workout, mine).length > 0;
}
