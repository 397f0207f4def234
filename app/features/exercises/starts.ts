import { formatOtherNames } from "#app/domain/exercises/other-names.ts";
import type { ExerciseValues } from "./form.ts";
import type { ExerciseView } from "./views.ts";

type Starts = { [Name in keyof ExerciseValues]?: ExerciseValues[Name] };

export function startsOf(exercise: ExerciseView): Starts {
  return {
    name: exercise.name,
    otherNames: formatOtherNames(exercise.otherNames),
    description: exercise.description,
    videoUrl: exercise.videoUrl ?? "",
    imageId: exercise.imageId ?? "",
    difficulty: exercise.difficulty.id,
    categories: exercise.categoryIds,
    subcategories: exercise.subcategoryIds,
    trackableCategories: exercise.trackableCategoryConfiguration,
    oneRepetitionMaxFormula: exercise.oneRepetitionMaxFormula ?? "",
    superiorExercise: exercise.superiorExercise?.name ?? "",
    superiorExerciseId: exercise.superiorExercise?.id ?? "",
    superiorExercisePercentage: String(exercise.superiorExercisePercentage ?? ""),
  };
}

const longestName = 200;

/** Without the other names, which stay the original's. */
export function copyStartsOf(exercise: ExerciseView): Starts {
  return { ...startsOf(exercise), otherNames: "", name: `Copy of ${exercise.name}`.slice(0, longestName) };
}
