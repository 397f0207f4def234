import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import { type Scale, scaleOf } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { limitProblem, valueProblem } from "#app/domain/trackables/value-problems.ts";
import type { Module, ModuleExercise, RoundDefinition, WorkoutClip } from "#app/domain/workout/document/document.ts";
import { mapShared } from "#app/domain/workout/document/lists.ts";
import { changeDefinitions } from "#app/domain/workout/document/slots.ts";

export type Quantity = { key: string; category: TrackableCategory; unit: MeasurementUnit; scale: Scale };

/**
 * The change per week. `step`: percentages of weights are rounded to its multiples (kg or lb); 0 rounds to hundredths.
 */
export type RepeatRule =
  | { kind: "none" }
  | { kind: "amount"; by: number }
  | { kind: "percent"; by: number; step: number };

/** `weeks`: those at this percentage of what the rule gives them, as in a lighter week. */
export type Share = { weeks: ReadonlySet<number>; percent: number; step: number };

/** Both count from 1: of the repetitions, by which the rules go, and of the weeks that they make. */
export type Turn = { nth: number; week: number };

/** Of the week at `index` of so many that are repeated together. */
export function turnOf(nth: number, index: number, length: number): Turn {
  return { nth, week: (nth - 1) * length + index + 1 };
}

/** By the exercise's id where it has a rule of its own, otherwise `rule`. */
export type QuantityRules = { rule: RepeatRule; own: ReadonlyMap<string, RepeatRule>; share: Share | null };

/** By the quantity's key. */
export type RepeatRules = ReadonlyMap<string, QuantityRules>;

const most = 10_000;
/** Plain amounts have no limit of their own (document 1 §5). */
const maxAmount = 1_000_000_000;

export function quantitiesOf(days: readonly WorkoutClip[]): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const definition of days.flatMap(({ modules }) => modules.flatMap(definitionsOf))) {
    const quantity = definition.value === null ? null : quantityOf(definition);
    if (quantity && !found.has(quantity.key)) found.set(quantity.key, quantity);
  }
  return [...found.values()];
}

export function quantityOf({ trackableCategory, measurementUnit, trackableType }: RoundDefinition): Quantity | null {
  if (trackableCategory === null || measurementUnit === null) return null;
  const scale = scaleOf(trackableType);
  const key = `${trackableCategory}-${measurementUnit}-${scale}`;
  return { key, category: trackableCategory, unit: measurementUnit, scale };
}

export function quantityName({ category, unit, scale }: Quantity): string {
  const name = categoryName(category);
  if (scale === "percentage") return `${name}, ${category === "weight" ? "% of 1RM" : "%"}`;
  if (scale === "bodyWeightPercentage") return `${name}, % of body weight`;
  if (scale === "bodyWeightOffset") return `${name}, added to body weight, ${unitName(unit)}`;
  if (scale === "automaticPercentage") return `${name}, automatic %`;
  return unitName(unit) ? `${name}, ${unitName(unit)}` : name;
}

/** Percentages of weights in kilograms or pounds are rounded to a step. */
export function hasStep({ category, scale }: Quantity): boolean {
  return category === "weight" && scale === "amount";
}

/** Days without a rule are shared. */
export function repeatDay<Day extends WorkoutClip>(day: Day, rules: RepeatRules, turn: Turn): Day {
  const modules = mapShared(day.modules, (module) => {
    const moduleExercises = mapShared(module.moduleExercises, (entry) => repeatExercise(entry, rules, turn));
    return moduleExercises === module.moduleExercises ? module : { ...module, moduleExercises };
  });
  return modules === day.modules ? day : { ...day, modules };
}

/** `exerciseId`: null for a rest between exercises. */
export function repeatByRules(
  definition: RoundDefinition,
  exerciseId: string | null,
  rules: RepeatRules,
  { nth, week }: Turn,
): RoundDefinition {
  const found = rules.get(quantityOf(definition)?.key ?? "");
  if (!found) return definition;
  const { rule, own, share } = found;
  const repeated = repeatValue(definition, own.get(exerciseId ?? "") ?? rule, nth);
  if (!share?.weeks.has(week)) return repeated;
  return repeatValue(repeated, { kind: "percent", by: share.percent - 100, step: share.step }, 1);
}

/**
 * Always a value that could have been typed. Percentages refer to the first week, so that rounding does not add up.
 * Empty values stay empty; both ends of a range change, but only the unassisted part of forced repetitions; a drop set
 * whose weights would no longer fall stays as it is.
 */
export function repeatValue(definition: RoundDefinition, rule: RepeatRule, nth: number): RoundDefinition {
  if (rule.kind === "none" || definition.value === null) return definition;
  const changed = [rule, unrounded(rule)].map((one) => changeValue(definition, one, nth));
  const sound = changed.find((one) => valueProblem(one) === null && limitProblem(one) === null);
  const { value, additionalValue } = definition;
  return !sound || (sound.value === value && sound.additionalValue === additionalValue) ? definition : sound;
}

/** Rounding may make two weights of a drop set equal: then use hundredths. */
function unrounded(rule: RepeatRule): RepeatRule {
  return rule.kind === "percent" ? { ...rule, step: 0 } : rule;
}

function repeatExercise(entry: ModuleExercise, rules: RepeatRules, turn: Turn): ModuleExercise {
  const rounds = entry.trackableCategories.reduce(
    (changed, _, slot) =>
      changeDefinitions(changed, slot, (definition) =>
        repeatByRules(definition, entry.exercise?.id ?? null, rules, turn),
      ),
    entry.moduleExerciseRounds,
  );
  return rounds === entry.moduleExerciseRounds ? entry : { ...entry, moduleExerciseRounds: rounds };
}

function changeValue(definition: RoundDefinition, rule: RepeatRule, nth: number): RoundDefinition {
  const { value, additionalValue: second, trackableType } = definition;
  const change = (number: number) => within(definition, changeNumber(definition, number, rule, nth));
  if (value === null) return definition;
  if (typeof value === "string") {
    const mark = trackableType === "clusterReps" ? "+" : "/";
    return { ...definition, value: value.split(mark).map(Number).map(change).join(mark) };
  }
  const additionalValue = second === null || trackableType === "forcedReps" ? second : change(second);
  return { ...definition, value: change(value), additionalValue };
}

function changeNumber(
  { trackableCategory, trackableType }: RoundDefinition,
  number: number,
  rule: RepeatRule,
  nth: number,
) {
  if (rule.kind === "none") return number;
  if (rule.kind === "amount") return roundTo(number + rule.by * nth, 0.01);
  const changed = number * (1 + rule.by / 100) ** nth;
  if (scaleOf(trackableType) !== "amount" || trackableCategory === null) return roundTo(changed, 0.01);
  if (trackableCategory === "weight" && rule.step > 0) return roundTo(changed, rule.step);
  const staysWhole = trackables[trackableCategory].staysWhole && Number.isInteger(number);
  return roundTo(changed, staysWhole ? 1 : 0.01);
}

/** Half up. Uses hundredths at the end, since 0.1 + 0.2 is not exactly 0.3. */
function roundTo(number: number, step: number) {
  const steps = Math.floor(Number((number / step).toFixed(6)) + 0.5);
  return Math.round(steps * step * 100) / 100;
}

function within({ trackableCategory, trackableType }: RoundDefinition, number: number) {
  const allowed =
    trackableCategory && scaleOf(trackableType) === "amount" ? trackables[trackableCategory].choices : null;
  if (allowed) {
    const step = allowed.every(Number.isInteger) ? 1 : 2;
    return clamp(Math.round(number * step) / step, Math.min(...allowed), Math.max(...allowed));
  }
  if (trackableType === "bodyWeightOffset") return number || 0;
  if (trackableType === "automaticPercentage") return clamp(number, -most, most);
  const isPart = trackableType === "dropSet" || trackableType === "forcedReps";
  return clamp(number, 0, scaleOf(trackableType) === "amount" && !isPart ? maxAmount : most);
}

function clamp(number: number, least: number, largest: number) {
  // why: '-0' prints like 0 but is a different value
  return Math.min(Math.max(number, least), largest) || 0;
}

function definitionsOf({ moduleExercises }: Module): RoundDefinition[] {
  return moduleExercises.flatMap(({ moduleExerciseRounds }) =>
    moduleExerciseRounds.flatMap(({ roundDefinitions }) => roundDefinitions),
  );
}
