import { weekdayNames } from "#app/domain/schedule/dates.ts";
import { weekdayOfPlace } from "#app/domain/schedule/workout-key.ts";
import { formatValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { exerciseNames } from "#app/domain/workout/document/names.ts";
import {
  type QuantityRules,
  quantityName,
  quantityOf,
  type RepeatRules,
  repeatByRules,
  type Turn,
  turnOf,
} from "./repeat.ts";

/** `week`: of those repeated, counted from 0. */
export type PreviewRow = {
  key: string;
  week: number;
  weekday: string;
  exercise: string;
  quantity: string;
  values: string[];
};

const repetitionsAPage = 8;

/** The repetitions on one page of a preview, counted from 1. A page past the last one is the last. */
export function previewPage(times: number, page: number) {
  const pages = Math.ceil(times / repetitionsAPage);
  const shown = Math.min(page, pages);
  const first = (shown - 1) * repetitionsAPage + 1;
  return { page: shown, pages, first, last: Math.min(first + repetitionsAPage - 1, times) };
}

/**
 * `weeks`: the days of those that are repeated together. `turns`: the repetitions whose values are listed; 0 is what is
 * repeated.
 */
export function previewRepeat(weeks: readonly Workout[][], rules: RepeatRules, turns: readonly number[]): PreviewRow[] {
  return weeks.flatMap((days, week) => {
    const turnAt = (nth: number) => turnOf(nth, week, weeks.length);
    return previewWeek(days, rules, turns, turnAt).map((row) => ({ ...row, week }));
  });
}

type TurnAt = (nth: number) => Turn;

function previewWeek(days: readonly Workout[], rules: RepeatRules, turns: readonly number[], turnAt: TurnAt) {
  return days.flatMap((day) => {
    const names = exerciseNames(day);
    const weekday = weekdayNames[weekdayOfPlace(day)] ?? "";
    const entries = day.modules.flatMap(({ moduleExercises }) => moduleExercises);
    return entries.flatMap((entry) =>
      previewEntry(entry, rules, turns, turnAt).map((row) => ({
        ...row,
        weekday,
        exercise: names.get(entry.id) ?? "",
      })),
    );
  });
}

function previewEntry(entry: ModuleExercise, rules: RepeatRules, turns: readonly number[], turnAt: TurnAt) {
  const exerciseId = entry.exercise?.id ?? null;
  const inWeek = (definition: RoundDefinition, nth: number) =>
    nth === 0 ? definition : repeatByRules(definition, exerciseId, rules, turnAt(nth));
  return entry.trackableCategories.flatMap((_, slot) => {
    const definitions = entry.moduleExerciseRounds.flatMap(({ roundDefinitions }) => roundDefinitions[slot] ?? []);
    const filled = definitions.filter(({ value }) => value !== null);
    const quantities = new Map(filled.map((definition) => [quantityOf(definition)?.key ?? "", quantityOf(definition)]));
    return [...quantities].flatMap(([key, quantity]) => {
      if (!quantity || !isChanged(entry, rules.get(key))) return [];
      const alike = filled.filter((definition) => quantityOf(definition)?.key === key);
      const values = turns.map((nth) => joinValues(alike.map((definition) => formatValue(inWeek(definition, nth)))));
      return [{ key: `${entry.id} ${slot} ${key}`, quantity: quantityName(quantity), values }];
    });
  });
}

function isChanged({ exercise }: ModuleExercise, rules: QuantityRules | undefined) {
  if (!rules) return false;
  const { kind } = rules.own.get(exercise?.id ?? "") ?? rules.rule;
  return kind !== "none" || rules.share !== null;
}

/** Consecutive equal values are listed once. */
function joinValues(texts: string[]) {
  return texts.filter((text, index) => text !== texts[index - 1]).join(", ");
}
