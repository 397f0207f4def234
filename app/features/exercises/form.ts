import { otherNamesMessage, parseOtherNames } from "#app/domain/exercises/other-names.ts";
import { choice, defineForm, image, many, text, type ValuesOf } from "#app/domain/forms/form.ts";
import {
  type OneRepetitionMaximumFormula,
  oneRepetitionMaximumFormulas,
} from "#app/domain/strength/one-repetition-maximum.ts";
import { readDecimal } from "#app/domain/trackables/numbers.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { videoMessage, webAddressOf } from "#app/domain/video/video-id.ts";

const limits = { name: 200, percentage: { least: 1, most: 1000 } };

const fields = {
  name: text({ label: "Name*", max: limits.name, required: "Name is required!" }),
  otherNames: text({
    label: "Also called",
    hint: "Other names and abbreviations, such as OHP. Separate them by commas or line breaks.",
    max: 2500,
    check: otherNamesMessage,
  }),
  difficulty: choice({
    label: "Difficulty*",
    required: "Exercise difficulty required",
    wrong: "Exercise difficulty required",
  }),
  description: text({ label: "Description", max: 2000 }),
  categories: many({
    label: "Categories*",
    required: "Select at least one category",
    wrong: "Select at least one category",
  }),
  subcategories: many({ label: "Subcategories", wrong: "Choose from the subcategories" }),
  trackableCategories: many({
    label: "Trackable categories",
    hint: "What can be measured, in the order of the columns; the first two are shown first. You can move ticked ones up or down.",
    among: trackableCategories,
    wrong: "Choose from the trackable categories",
  }),
  oneRepetitionMaxFormula: choice({
    label: "One-repetition-maximum formula",
    among: oneRepetitionMaximumFormulas,
    wrong: "Choose from the formulas",
  }),
  superiorExercise: text({
    label: "Superior exercise",
    hint: "Its maximum is used while this exercise has none. Type its name.",
    max: limits.name,
    tooLong: "Choose an exercise by its name",
  }),
  superiorExerciseId: choice({ label: "Superior exercise", wrong: "Choose an exercise by its name" }),
  superiorPick: choice({ label: "Did you mean one of these?", wrong: "Choose one of these exercises" }),
  superiorExercisePercentage: text({ label: "Percentage", hint: "Of its maximum, 1 to 1000", max: 20 }),
  videoUrl: text({
    label: "Video URL",
    hint: "For a YouTube address we fetch the thumbnail; an address on another site is kept as a link. Empty the field to clear both.",
    max: 500,
    check: videoMessage,
  }),
  imageId: choice({ label: "Image", wrong: "Choose the image again" }),
  image: image({ label: "Image", hint: "4:3 ratio recommended. JPEG, PNG, WebP or GIF, at most 10 MB." }),
};

export type ExerciseFields = typeof fields;

/** Document 1 §5. Fields that the chosen trackables don't need are not read. */
export const exerciseForm = defineForm({
  id: "exercise",
  confirmation: "Are you sure you want to submit Exercise?",
  fields,
  cross: (typed) => ({
    superiorExercisePercentage: namesSuperior(typed) ? percentageMessage(typed.superiorExercisePercentage) : null,
  }),
});

export type ExerciseValues = ValuesOf<ExerciseFields>;

/** Null instead of `otherNames` leaves them as they are. */
export type ExerciseInput = ReturnType<typeof exerciseInput>;

export function exerciseInput(typed: ExerciseValues) {
  const tracked = typed.trackableCategories as TrackableCategory[];
  const formula = typed.oneRepetitionMaxFormula as OneRepetitionMaximumFormula | "";
  return {
    name: typed.name,
    otherNames: parseOtherNames(typed.otherNames, typed.name) as string[] | null,
    description: typed.description,
    videoUrl: webAddressOf(typed.videoUrl),
    imageId: typed.imageId || null,
    difficultyId: typed.difficulty,
    categories: typed.categories,
    subcategories: typed.subcategories,
    trackableCategories: tracked,
    oneRepetitionMaxFormula: tracked.includes("weight") ? formula || null : null,
    superior: superiorOf(typed),
  };
}

type Superior = Pick<
  ExerciseValues,
  "trackableCategories" | "superiorExercise" | "superiorExerciseId" | "superiorPick" | "superiorExercisePercentage"
>;

function namesSuperior({ trackableCategories, superiorExercise, superiorPick }: Omit<Superior, "superiorExerciseId">) {
  return trackableCategories.length > 0 && (superiorExercise !== "" || superiorPick !== "");
}

function superiorOf(typed: Superior) {
  if (!namesSuperior(typed)) return null;
  return {
    name: typed.superiorExercise,
    id: typed.superiorExerciseId || null,
    pick: typed.superiorPick || null,
    percentage: percentageOf(typed.superiorExercisePercentage),
  };
}

function percentageOf(typed: string) {
  const read = readDecimal(typed);
  return read.ok ? read.number : Number.NaN;
}

function percentageMessage(typed: string) {
  const percentage = percentageOf(typed);
  if (Number.isNaN(percentage)) return "Must enter percentage";
  if (percentage < limits.percentage.least) return "Minimal percentage is 1";
  if (percentage > limits.percentage.most) return "Maximal percentage is 1000";
  return Number.isInteger(percentage) ? null : "Percentage must be a whole number";
}
