import { idsFrom } from "#app/domain/ids/derived.ts";
import type { Clip } from "#app/domain/workout/clipboard/clip.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";
import { applyPosted, type PostedField } from "#app/domain/workout/form/posted.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import type { PostedWeek } from "./posted-week.ts";
import { isSound, pressEffect, type Supplies } from "./press-effects.ts";

/** As stored now, and as the form showed it: the same version or an earlier one. */
export type DayOfPost = {
  key: string;
  version: number;
  workout: Workout;
  shown: { version: number; workout: Workout };
  /** The document of a rejected page, with earlier input. */
  typed?: Workout;
  /** The current version was saved by this page: newer input is applied to it. */
  isByThisPage?: boolean;
};

export type PostPlan = PlannedPost | RefusedPost;

export type PlannedPost = {
  ok: true;
  changes: { version: number; workout: Workout }[];
  made: string | null;
  copied: Clip | null;
  /** The unsaved days for the rejected page. */
  typed: DayTyped[];
};

type DayTyped = { key: string; version: number; workout: Workout };

export type RefusedPost = {
  ok: false;
  status: 400 | 409;
  workouts: DayTyped[];
  errors: Record<string, FieldError>;
  conflicts: string[];
  message: string;
};

const notSaved = "Nothing is saved yet. Correct these fields, then save again.";
export const changedMeanwhile =
  "Nothing is saved yet. A day was saved elsewhere while you were writing; yours is shown below.";

/** These replace a day with something not based on its current content. */
const replacing: readonly Press["press"][] = ["paste", "pasteWeek", "restDays", "clearDays"];

/**
 * Applies the changed fields as commands, then the pressed button. Rejects everything if a field can't be applied
 * (400), or if somebody else also changed a day that this post changes (409), until the person who saw that version
 * decides to overwrite it.
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

  // why: if nothing else was typed, a button refers to the current day
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
  const made = effect.made ?? editedPart(posted.press, days, workouts);
  return { ok: true, changes, made, copied: effect.copied, typed };
}

/** The first exercise or set of the day whose fields were applied. */
function editedPart(press: Press, days: readonly DayOfPost[], workouts: ReadonlyMap<string, Workout>) {
  if (press.press !== "apply") return null;
  const day = days.find(({ key }) => key === press.key);
  const before = day ? baseOf(day).modules : [];
  const known = new Set<unknown>(before.flatMap((module) => [module, ...module.moduleExercises]));
  const edited = workouts.get(press.key)?.modules.find((module) => !known.has(module));
  if (!edited) return null;
  return edited.moduleExercises.find((entry) => !known.has(entry))?.id ?? placeOfSet(edited.id);
}

export function planAgain(posted: PostedWeek, days: readonly DayOfPost[], supplies: Supplies): PlannedPost {
  // why: the result of the button is needed where it was pressed, on the days as the page showed them
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

function applyFields({ press, fields, units }: PostedWeek, days: readonly DayOfPost[]) {
  const left = fieldsFor(press, fields);
  const shown = new Map(days.map((day) => [day.key, shownOf(day)]));
  const onto = new Map(days.map((day) => [day.key, baseOf(day)]));
  return applyPosted(shown, left, idsOfSets(days), isSound, onto, units);
}

function fieldsFor(press: Press, fields: readonly PostedField[]): readonly PostedField[] {
  if (press.press === "take") return fields.filter(({ field }) => field.key !== press.key);
  if (press.press !== "convert") return fields;
  return fields.map((field) => (field.name === press.name ? { ...field, converts: press.converts } : field));
}

function shownOf({ typed, shown }: DayOfPost) {
  return typed ?? shown.workout;
}

function baseOf(day: DayOfPost) {
  return day.isByThisPage ? day.workout : shownOf(day);
}

function startOf(day: DayOfPost) {
  return isStale(day) || day.typed ? day.workout : baseOf(day);
}

/** Typed now or on an earlier rejected page. */
function isTyped(day: DayOfPost, mine: Workout | undefined) {
  if (isStale(day) || day.typed) return (day.typed !== undefined || mine !== baseOf(day)) && isOther(day, mine);
  return mine !== baseOf(day);
}

function hasError(errors: RefusedPost["errors"], { key }: DayOfPost) {
  return Object.keys(errors).some((name) => name.startsWith(`${key}.`));
}

function isKept({ press }: PostedWeek, { key, version }: DayOfPost) {
  return press.press === "keep" && press.key === key && press.version === version;
}

function withoutTaken({ press }: PostedWeek, days: readonly DayOfPost[]): DayOfPost[] {
  return days.map((day) => (press.press === "take" && press.key === day.key ? { ...day, typed: undefined } : day));
}

export function isTypedSince(posted: PostedWeek, days: readonly DayOfPost[]): boolean {
  const { workouts, errors } = applyFields(posted, days);
  return Object.keys(errors).length > 0 || days.some((day) => isOther(day, workouts.get(day.key)));
}

/** A rejected form shows a day's new sets, too: sent again, they have the same ids. */
function idsOfSets(days: readonly DayOfPost[]) {
  const versions = new Map(days.map(({ key, workout, shown }) => [key, `${workout.id} sets ${shown.version}`]));
  return (key: string) => idsFrom(versions.get(key) ?? key);
}

/** Over the other version once it was decided to overwrite it, otherwise over what the form showed. */
function dayTyped(posted: PostedWeek, day: DayOfPost, workouts: ReadonlyMap<string, Workout>): DayTyped {
  const mine = workouts.get(day.key);
  if (!isTyped(day, mine)) return { key: day.key, version: day.version, workout: day.workout };
  const version = isStale(day) && !isKept(posted, day) ? day.shown.version : day.version;
  return { key: day.key, version, workout: mine ?? day.workout };
}

function isStale({ version, shown, isByThisPage }: DayOfPost) {
  return !isByThisPage && version !== shown.version;
}

/** Two people who enter the same don't conflict. */
function isOther({ workout }: DayOfPost, mine: Workout | undefined) {
  return mine !== undefined && differences(workout, mine).length > 0;
}
