import type { ReactNode } from "react";
import type { Named } from "#app/domain/forms/options.ts";
import { formulaNames } from "#app/domain/strength/one-repetition-maximum.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { markOf } from "../category-marks.ts";
import type { ExerciseView, LibraryOptions } from "../views.ts";

type DetailsProps = { exercise: ExerciseView; options: LibraryOptions };

export function ExerciseDetails({ exercise, options }: DetailsProps) {
  const { superiorExercise: superior, oneRepetitionMaxFormula: formula } = exercise;
  const categories = namesOf(options.categories, exercise.categoryIds);
  const subcategories = options.categories.flatMap((category) => category.subcategories);
  return (
    <div className="mb-5 grid items-start gap-x-8 gap-y-5 sm:grid-cols-[2fr_3fr]">
      <Pictures exercise={exercise} categories={categories} />
      <dl className="facts">
        <Fact name="Also called">{exercise.otherNames.join(", ")}</Fact>
        <Fact name="Description">{exercise.description}</Fact>
        <Fact name="Difficulty">{exercise.difficulty.name}</Fact>
        <Fact name="Categories">{categories.join(", ")}</Fact>
        <Fact name="Subcategories">{namesOf(subcategories, exercise.subcategoryIds).join(", ")}</Fact>
        <Fact name="Trackable categories">
          {exercise.trackableCategoryConfiguration.map((category) => categoryName(category)).join(", ")}
        </Fact>
        <Fact name="One-repetition-maximum formula">{formula && formulaNames[formula]}</Fact>
        <Fact name="Superior exercise">{superior && `${superior.name}, ${exercise.superiorExercisePercentage} %`}</Fact>
      </dl>
    </div>
  );
}

type PicturesProps = Pick<DetailsProps, "exercise"> & { categories: string[] };

function Pictures({ exercise: { imageId, videoUrl, thumbnailUrl }, categories }: PicturesProps) {
  const { icon, tint } = markOf(categories);
  const mark = (
    <span className={`${picture} grid place-items-center text-[3.5rem] max-sm:hidden ${tint}`}>
      <Icon name={icon} />
    </span>
  );
  if (!imageId && !videoUrl) return mark;
  return (
    <div className="grid gap-3">
      {imageId && <img className={picture} src={paths.file(imageId, 480)} alt="The exercise" />}
      {!imageId && !thumbnailUrl && mark}
      {videoUrl && <Video address={videoUrl} thumbnailUrl={thumbnailUrl} />}
    </div>
  );
}

const picture = "aspect-4/3 w-full rounded-m object-cover";

/** Nothing is loaded from the video site before the click. */
function Video({ address, thumbnailUrl }: { address: string; thumbnailUrl: string | null }) {
  return (
    <a className="grid gap-2" href={address} rel="noreferrer">
      {thumbnailUrl && <img className={picture} src={thumbnailUrl} alt="" />}
      <span className="inline-flex items-center gap-1">
        <Icon name="play" />
        Watch the video on {new URL(address).hostname.replace(/^www\./, "")}
      </span>
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function namesOf(named: Named[], ids: string[]) {
  return named.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
