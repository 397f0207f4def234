import { readDecimal } from "#app/domain/trackables/numbers.ts";
import { readSeconds } from "#app/domain/trackables/read-seconds.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { hasStep, type Quantity, type QuantityRules, quantityOf, type RepeatRule, type RepeatRules } from "./repeat.ts";

export const maxRepeats = 51;

/** Weights go up by plates: the steps that gyms have. 0 is off. */
const steps: Partial<Record<Quantity["unit"], readonly number[]>> = {
  kilograms: [0, 0.5, 1, 2.5],
  pounds: [0, 1, 2.5, 5],
};

export type RuleProblem = { name: string; message: string };

/** The fields' texts by their names; a missing one is empty. */
type Typed = Readonly<Record<string, string>>;

/** Weeks are numbers of the program, `first` to `last` the ones that are made. */
type Weeks = { first: number; last: number };

/** `rule`, `by` and `step` are for every exercise; `weeks` are at `at` percent. */
export function ruleNames(key: string) {
  return { kind: `rule.${key}`, by: `by.${key}`, step: `step.${key}`, weeks: `weeks.${key}`, at: `at.${key}` };
}

/** The id's last, random part is enough within a week, and keeps the address short. */
export function ownRuleName(key: string, exerciseId: string) {
  return `by.${key}.${exerciseId.slice(-12)}`;
}

/** Starts with 2.5 kg or 5 lb. Null if percentages have no step. */
export function plateStepsOf(quantity: Quantity): { choices: readonly number[]; initial: number } | null {
  const choices = hasStep(quantity) ? steps[quantity.unit] : undefined;
  return choices ? { choices, initial: choices.at(-1) ?? 0 } : null;
}

/** A whole number of times for so many weeks together, 51 weeks at most, or an error message. */
export function readTimes(text: string, length = 1): { times: number } | { message: string } {
  const times = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const most = Math.floor(maxRepeats / length);
  if (times >= 1 && times <= most) return { times };
  return { message: `Enter how many times, a whole number from 1 to ${most}.` };
}

export type RepeatedExercise = { id: string; name: string };

/** Those with a value of that quantity, in the order of the week. */
export function exercisesWith(days: readonly Workout[], { key }: Quantity): RepeatedExercise[] {
  const entries = days.flatMap(({ modules }) => modules.flatMap(({ moduleExercises }) => moduleExercises));
  const found = new Map<string, RepeatedExercise>();
  for (const { exercise, moduleExerciseRounds } of entries) {
    const definitions = moduleExerciseRounds.flatMap(({ roundDefinitions }) => roundDefinitions);
    const has = definitions.some((definition) => definition.value !== null && quantityOf(definition)?.key === key);
    if (exercise && has) found.set(exercise.id, { id: exercise.id, name: exercise.name });
  }
  return [...found.values()];
}

export type RuledQuantity = Quantity & { exercises: RepeatedExercise[] };

/** A problem for each field that can't be read; until it is mended its quantity stays as it is. */
export function readRules(quantities: readonly RuledQuantity[], typed: Typed, weeks: Weeks) {
  const problems: RuleProblem[] = [];
  function checked<T>(name: string, read: T | Unread, otherwise: T): T {
    if (!isUnread(read)) return read;
    problems.push({ name, message: read.message });
    return otherwise;
  }
  const rules = quantities.map((quantity): [string, QuantityRules] => {
    const { key, exercises } = quantity;
    const names = ruleNames(key);
    const step = stepOf(quantity, typed[names.step] ?? "");
    const rule = checked(names.by, readRule(quantity, typed, step), unchanged);
    const own = exercises.flatMap(({ id }): [string, RepeatRule][] => {
      const name = ownRuleName(key, id);
      const text = (typed[name] ?? "").trim();
      return text === "" ? [] : [[id, checked(name, readOwnRule(quantity, text, step), unchanged)]];
    });
    const [wanted = "", at = ""] = [typed[names.weeks]?.trim(), typed[names.at]?.trim()];
    const hasShare = wanted !== "" || at !== "";
    const shared = hasShare && checked(names.weeks, readWeeks(wanted, weeks), null);
    const percent = hasShare && checked(names.at, readPercentage(at), null);
    return [key, { rule, own: new Map(own), share: shared && percent ? { weeks: shared, percent, step } : null }];
  });
  const read: RepeatRules = new Map(rules);
  return { rules: read, problems };
}

const unchanged: RepeatRule = { kind: "none" };

type Unread = { message: string };

function isUnread(read: unknown): read is Unread {
  return typeof read === "object" && read !== null && "message" in read;
}

function stepOf(quantity: Quantity, text: string): number {
  const wanted = plateStepsOf(quantity);
  return wanted?.choices.find((choice) => String(choice) === text) ?? wanted?.initial ?? 0;
}

function readRule(quantity: Quantity, typed: Typed, step: number): RepeatRule | Unread {
  const names = ruleNames(quantity.key);
  const kind = typed[names.kind];
  const by = (typed[names.by] ?? "").trim();
  if (kind !== "amount" && kind !== "percent") return { kind: "none" };
  if (by === "") return { message: "Enter by how much, like 2.5 or -5." };
  return kind === "amount" ? readAmount(quantity, by) : readPercent(by, step);
}

/** '+5', '-2.5', '2.5 %'; '0' leaves the exercise as it is. */
function readOwnRule(quantity: Quantity, text: string, step: number): RepeatRule | Unread {
  const isPercent = text.endsWith("%");
  const read = isPercent ? readPercent(text.slice(0, -1).trim(), step) : readAmount(quantity, text);
  return !isUnread(read) && read.kind !== "none" && read.by === 0 ? { kind: "none" } : read;
}

function readAmount(quantity: Quantity, by: string): RepeatRule | Unread {
  const isTime = quantity.unit === "seconds" && quantity.scale === "amount";
  const read = isTime ? readSignedTime(by) : readDecimal(by);
  return read.ok ? { kind: "amount", by: read.number } : { message: read.reason };
}

function readPercent(by: string, step: number): RepeatRule | Unread {
  const read = readDecimal(by);
  if (!read.ok) return { message: read.reason };
  if (read.number < -100 || read.number > 1000) return { message: "Enter a percentage from -100 to 1000." };
  return { kind: "percent", by: read.number, step };
}

function readSignedTime(text: string) {
  const isLess = /^[-−–]/.test(text);
  const read = readSeconds(text.replace(/^[+\-−–]\s*/, ""));
  return read.ok && isLess ? { ...read, number: -read.number } : read;
}

/** '4' or '4, 8', counted from the first week that is made. */
function readWeeks(text: string, { first, last }: Weeks): ReadonlySet<number> | Unread {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const weeks = words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : 0));
  if (weeks.length === 0 || weeks.some((week) => week < first || week > last)) {
    return { message: `Enter which weeks, from ${first} to ${last}.` };
  }
  return new Set(weeks.map((week) => week - first + 1));
}

function readPercentage(text: string): number | Unread {
  const read = readDecimal(text.replace(/\s*%$/, ""));
  const isShare = read.ok && read.number > 0 && read.number <= 1000;
  return isShare ? read.number : { message: "Enter at how many percent, like 90." };
}
