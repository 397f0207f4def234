import { z } from "zod";
import { oneRepetitionMaximumFormulas } from "#app/domain/strength/one-repetition-maximum.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { canonicalVideoUrl } from "#app/domain/video/video-id.ts";

/** An exercise's fields, as a use case takes them. */
export type ExerciseInput = z.output<ReturnType<typeof exerciseSchema>>;

const nothing = z.literal("").transform(() => null);
const limits = { name: 200, description: 2000, percentage: { least: 1, most: 1000 } };

/**
 * The exercise form (document 1 §5). Fields that the chosen trackables do not call for are left unread.
 * `imageProblem` is what was wrong with the file that came with it.
 */
export function exerciseSchema(imageProblem: string | null = null) {
  return z
    .object(fields)
    .superRefine((typed, issues) => {
      for (const [path, message] of Object.entries(crossChecks(typed, imageProblem))) {
        if (message) issues.addIssue({ code: "custom", path: [path], message });
      }
    })
    .transform((typed) => ({
      name: typed.name,
      description: typed.description,
      videoUrl: canonicalVideoUrl(typed.videoUrl),
      imageId: typed.imageId,
      difficultyId: typed.difficulty,
      categories: unique(typed.categories),
      subcategories: unique(typed.subcategories),
      trackableCategories: unique(typed.trackableCategories),
      oneRepetitionMaxFormula: typed.trackableCategories.includes("weight") ? typed.oneRepetitionMaxFormula : null,
      superior: superiorOf(typed),
    }));
}

const fields = {
  name: text("Name", limits.name).min(1, "Name is required!").prefault(""),
  description: text("Description", limits.description).prefault(""),
  videoUrl: z.string().trim().max(500, "Video URL can have at most 500 characters").prefault(""),
  imageId: z.union([nothing, id("Choose the image again")]).prefault(""),
  difficulty: id("Exercise difficulty required").prefault(""),
  categories: ids("Select at least one category").min(1, "Select at least one category").prefault([]),
  subcategories: ids("Choose from the subcategories").prefault([]),
  trackableCategories: z.array(z.enum(trackableCategories, "Choose from the trackable categories")).prefault([]),
  oneRepetitionMaxFormula: z
    .union([nothing, z.enum(oneRepetitionMaximumFormulas)], "Choose from the formulas")
    .prefault(""),
  superiorExercise: z.string().trim().max(limits.name, "Choose an exercise by its name").prefault(""),
  superiorExerciseId: z.union([nothing, id("Choose an exercise by its name")]).prefault(""),
  superiorPick: z.union([nothing, id("Choose one of these exercises")]).prefault(""),
  superiorExercisePercentage: z.string().trim().prefault(""),
};

function crossChecks(
  typed: Superior & { videoUrl: string },
  imageProblem: string | null,
): Record<string, string | null> {
  return {
    image: imageProblem,
    videoUrl: videoMessage(typed.videoUrl),
    superiorExercisePercentage: namesSuperior(typed) ? percentageMessage(typed.superiorExercisePercentage) : null,
  };
}

function text(label: string, most: number) {
  return z.string().trim().max(most, `${label} can have at most ${most} characters`);
}

/** As the database writes ids, so that they compare as texts. */
function id(message: string) {
  return z.uuid(message).toLowerCase();
}

function ids(message: string) {
  return z.array(id(message)).max(200, message);
}

function unique<Item>(items: Item[]) {
  return [...new Set(items)];
}

type Superior = {
  trackableCategories: TrackableCategory[];
  superiorExercise: string;
  superiorExerciseId: string | null;
  superiorPick: string | null;
  superiorExercisePercentage: string;
};

/** A superior exercise counts only while something is tracked. */
function namesSuperior({ trackableCategories, superiorExercise, superiorPick }: Superior) {
  return trackableCategories.length > 0 && (superiorExercise !== "" || superiorPick !== null);
}

function superiorOf(typed: Superior) {
  if (!namesSuperior(typed)) return null;
  return {
    name: typed.superiorExercise,
    /** The exercise that the form showed under that name; of no meaning once another name is typed. */
    id: typed.superiorExerciseId,
    /** Picked among suggestions. */
    pick: typed.superiorPick,
    percentage: percentageOf(typed.superiorExercisePercentage),
  };
}

function percentageOf(typed: string) {
  return Number(typed.replace(",", "."));
}

function percentageMessage(typed: string) {
  const percentage = percentageOf(typed);
  if (typed === "" || Number.isNaN(percentage)) return "Must enter percentage";
  if (percentage < limits.percentage.least) return "Minimal percentage is 1";
  if (percentage > limits.percentage.most) return "Maximal percentage is 1000";
  return Number.isInteger(percentage) ? null : "Percentage must be a whole number";
}

function videoMessage(typed: string) {
  if (typed === "" || canonicalVideoUrl(typed)) return null;
  return "Enter the address of a YouTube video, such as https://youtu.be/ and the 11 characters of its id";
}
