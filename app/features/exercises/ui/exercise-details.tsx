import type { ReactNode } from "react";
import type { Named } from "#app/domain/forms/options.ts";
import { formulaNames } from "#app/domain/strength/one-repetition-maximum.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { paths } from "#app/paths.ts";
import type { ExerciseView, LibraryOptions } from "../views.ts";

type DetailsProps = { exercise: ExerciseView; options: LibraryOptions };

/** All fields of an exercise, for who may look but not change. */
export function ExerciseDetails({ exercise, options }: DetailsProps) {
  const { superiorExercise: superior, oneRepetitionMaxFormula: formula } = exercise;
  return (
    <>
      <ExercisePictures exercise={exercise} />
      <dl className="facts">
        <Fact name="Name">{exercise.name}</Fact>
        <Fact name="Description">{exercise.description}</Fact>
        <Fact name="Difficulty">{exercise.difficulty.name}</Fact>
        <Fact name="Categories">{namesOf(options.categories, exercise.categoryIds)}</Fact>
        <Fact name="Subcategories">
          {namesOf(
            options.categories.flatMap(({ subcategories }) => subcategories),
            exercise.subcategoryIds,
          )}
        </Fact>
        <Fact name="Trackable categories">
          {exercise.trackableCategoryConfiguration.map((category) => categoryName(category)).join(", ")}
        </Fact>
        <Fact name="One-repetition-maximum formula">{formula && formulaNames[formula]}</Fact>
        <Fact name="Superior exercise">{superior && `${superior.name}, ${exercise.superiorExercisePercentage} %`}</Fact>
        <Fact name="Video URL">{exercise.videoUrl && <a href={exercise.videoUrl}>{exercise.videoUrl}</a>}</Fact>
      </dl>
    </>
  );
}

function ExercisePictures({ exercise: { imageId, thumbnailUrl } }: Pick<DetailsProps, "exercise">) {
  if (!imageId && !thumbnailUrl) return null;
  return (
    <div className="exercise-pictures">
      {imageId && <img src={paths.file(imageId, 480)} alt="The exercise" />}
      {thumbnailUrl && <img src={thumbnailUrl} alt="Thumbnail of the video" />}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || "–"}</dd>
    </div>
  );
}

function namesOf(named: Named[], ids: string[]) {
  return named
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
}
