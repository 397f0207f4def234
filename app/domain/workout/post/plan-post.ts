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
  /** The days as a refusal would show them again. */
  typed: DayTyped[];
};

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
 * a field can't be applied (400), and where somebody else has changed a day that this post changes, too (409).
 */
export function planPost(posted: PostedWeek, days: readonly DayOfPost[], supplies: Supplies): PostPlan {
  const { workouts, errors } = applyFields(posted, days);
  const isTyped = (day: DayOfPost) => workouts.get(day.key) !== baseOf(day);
  const typed = days.map((day) => dayTyped(day, isTyped(day) ? workouts.get(day.key) : undefined));
  const refuse = (message: string, conflicts: DayOfPost[] = []): RefusedPost => {
    const keys = conflicts.map(({ key }) => key);
    return { ok: false, status: keys.length > 0 ? 409 : 400, workouts: typed, errors, conflicts: keys, message };
  };
  const contested = days.filter((day) => isStale(day) && isTyped(day) && isOther(day, workouts.get(day.key)));
  if (contested.length > 0) return refuse(changedMeanwhile, contested);
  if (Object.keys(errors).length > 0) return refuse(notSaved);

  // why: where nothing else was typed, a button means the day as it is by now
  for (const { key, workout } of days.filter(isStale)) workouts.set(key, workout);
  const effect = pressEffect(posted, workouts, supplies);
  if (!effect.ok) return refuse(effect.reason);
  const changed = days.filter((day) => effect.workouts.get(day.key) !== (isStale(day) ? day.workout : baseOf(day)));
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
  const shown = new Map(day ? [[key, day.shown.workout]] : []);
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
  const shown = new Map(days.map((day) => [day.key, day.shown.workout]));
  const onto = new Map(days.map((day) => [day.key, baseOf(day)]));
  return applyPosted(shown, left, idsOfSets(days), isSound, onto, units);
}

function baseOf({ isByThisPage, workout, shown }: DayOfPost) {
  return isByThisPage ? workout : shown.workout;
}

/** Whether something was typed on the page since it was sent before, or could not be taken. */
export function isTypedSince(posted: PostedWeek, days: readonly DayOfPost[]): boolean {
  const { workouts, errors } = applyFields(posted, days);
  return Object.keys(errors).length > 0 || days.some((day) => isOther(day, workouts.get(day.key)));
}

/** A form that is refused shows a day's new sets all the same: sent again, it names them by the same ids. */
function idsOfSets(days: readonly DayOfPost[]) {
  const versions = new Map(days.map(({ key, workout, version }) => [key, `${workout.id} sets ${version}`]));
  return (key: string) => idsFrom(versions.get(key) ?? key);
}

function dayTyped({ key, version, workout }: DayOfPost, typed: Workout | undefined): DayTyped {
  return { key, version, workout: typed ?? workout };
}

function isStale({ version, shown, isByThisPage }: DayOfPost) {
  return !isByThisPage && version !== shown.version;
}

/** Two who write the same are in nobody's way. */
function isOther({ workout }: DayOfPost, mine: Workout | undefined) {
  return mine !== undefined && differences(workout, mine).length > 0;
}
