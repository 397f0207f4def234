import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import { counted } from "#app/domain/text/counted.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { typeName } from "#app/domain/trackables/types.ts";
import { formatValue, isEmptyValue } from "#app/domain/trackables/values.ts";
import { detailsOf, printSetTiming } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { lettersOf } from "#app/domain/workout/document/letters.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { roundWord, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { type RoundsSaid, sayRounds } from "./coach-words.ts";

/** Document 1 §2. */
export type WorkoutPreview = {
  title: string;
  motivation: string;
  place: string;
  restDay: boolean;
  sets: SetPreview[];
};

export type SetPreview = {
  id: string;
  name: string;
  alternative: string | null;
  /** 'Superset 5 rounds', 'Emom 12 minutes', 'Amrap, cap 12:00'; empty without type and count. */
  setType: string;
  description: string;
  exercises: ExercisePreview[];
};

export type ExercisePreview = {
  id: string;
  letter: string | null;
  name: string;
  description: string;
  /** 'tempo 30X1', 'rest 02:00'. */
  details: string[];
  rounds: RoundPreview[];
};

/**
 * Equal rounds stand in one line, as a coach says it ('5 × 5 @ 80 %'); `values` are those of the first. A rest only
 * lists the values that it has, such as its time.
 */
export type RoundPreview = RoundsSaid & { id: string; values: ValuePreview[] };

export type ValuePreview = { slot: number; category: string; type: string; unit: string; value: string };

export function previewWorkout(workout: Workout): WorkoutPreview {
  return {
    title: workout.name,
    motivation: workout.motivation,
    place: formatPlace(workout),
    restDay: workout.restDay,
    sets: workout.modules.map(previewSet),
  };
}

function previewSet(module: Module): SetPreview {
  const letters = lettersOf(module);
  return {
    id: module.id,
    name: module.name.trim() || "*",
    alternative: module.orderNumberInAlternatives > 0 ? "Alternative variation of above" : null,
    setType: formatSetType(module),
    description: module.description,
    exercises: module.moduleExercises.map((entry, index) => previewExercise(entry, letters[index] ?? null)),
  };
}

function formatSetType(module: Module): string {
  const { setType, setRounds } = module;
  const [cap, every] = [printSetTiming(module, "timeCap"), printSetTiming(module, "interval")];
  const word = roundWord(setType).slice(0, -1);
  const count = setRounds === null ? "" : counted(setRounds, word);
  const timing = every && (every.includes("/") ? every : `every ${every}`);
  return [`${setTypeName(setType)} ${count}`.trim(), cap && `cap ${cap}`, timing].filter(Boolean).join(", ");
}

function previewExercise(entry: ModuleExercise, letter: string | null): ExercisePreview {
  const rounds = sayRounds(entry);
  const isSideSaid = rounds.some(({ words }) => words.includes("/side"));
  return {
    id: entry.id,
    letter,
    name: exerciseTitle(entry),
    description: entry.description,
    details: detailsOf(entry).filter((detail) => !(isSideSaid && detail === "per side")),
    rounds: rounds.flatMap((said) => {
      const round = entry.moduleExerciseRounds[said.first];
      return round ? [{ ...said, id: round.id, values: valuesOf(round) }] : [];
    }),
  };
}

function valuesOf({ isRest, roundDefinitions }: Round): ValuePreview[] {
  return roundDefinitions.flatMap((definition, slot) =>
    isRest && isEmptyValue(definition) ? [] : previewValue(definition, slot),
  );
}

function previewValue(definition: RoundDefinition, slot: number): ValuePreview[] {
  const { trackableCategory, trackableType, measurementUnit } = definition;
  if (trackableCategory === null || measurementUnit === null) return [];
  return [
    {
      slot,
      category: categoryName(trackableCategory),
      type: typeName(trackableType),
      unit: unitName(measurementUnit),
      value: formatValue(definition),
    },
  ];
}
