import type { FieldsOf } from "#app/ui/server-form.ts";
import type { ExerciseView } from "../views.ts";

/** What the exercise form posts. */
export type ExerciseForm = {
  /** The id of the exercise to be made: the form's attempt key. */
  id?: string;
  name: string;
  description: string;
  videoUrl: string | null;
  /** The image that is stored already, also while the form is still being filled in. */
  imageId: string | null;
  image?: File;
  difficulty: string;
  categories: string[];
  subcategories: string[];
  trackableCategories: string[];
  oneRepetitionMaxFormula: string | null;
  superiorExercise: string;
  /** The exercise that the form shows under that name. */
  superiorExerciseId?: string;
  /** Picked among suggestions. */
  superiorPick?: string;
  superiorExercisePercentage: number | null;
};

export type ExerciseFormFields = FieldsOf<ExerciseForm>;

/** What the form starts with for an exercise that stands. */
export function formValues(exercise: ExerciseView): ExerciseForm {
  return {
    name: exercise.name,
    description: exercise.description,
    videoUrl: exercise.videoUrl,
    imageId: exercise.imageId,
    difficulty: exercise.difficulty.id,
    categories: exercise.categoryIds,
    subcategories: exercise.subcategoryIds,
    trackableCategories: exercise.trackableCategoryConfiguration,
    oneRepetitionMaxFormula: exercise.oneRepetitionMaxFormula,
    superiorExercise: exercise.superiorExercise?.name ?? "",
    superiorExerciseId: exercise.superiorExercise?.id ?? "",
    superiorExercisePercentage: exercise.superiorExercisePercentage,
  };
}

const longestName = 200;

/** What the form starts with for a copy of the exercise. */
export function copyValues(exercise: ExerciseView): ExerciseForm {
  return { ...formValues(exercise), name: `Copy of ${exercise.name}`.slice(0, longestName) };
}
