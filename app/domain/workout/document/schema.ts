import { z } from "zod";
import { isIsoDate } from "#app/domain/schedule/dates.ts";
import { trackableCategories, trackableTypes } from "#app/domain/trackables/table.ts";
import { measurementUnits } from "#app/domain/trackables/units.ts";
import type {
  ExerciseSnapshot,
  Module,
  ModuleExercise,
  Round,
  RoundDefinition,
  TrackableSlot,
  Workout,
  WorkoutClip,
} from "./document.ts";
import { limits } from "./limits.ts";
import { setTypeCodes } from "./set-types.ts";
import { contentProblems, exerciseProblems, moduleProblems, type Problem, workoutProblems } from "./structure.ts";

/** The one schema of the workout document (decisions §9). On the server only: the browser's editor has no zod. */

/** Ids are kept in lower case, so that one id is one text. */
export const idSchema = z.guid().toLowerCase();

const orderNumber = z.int().min(0).max(1000);
const category = z.enum(trackableCategories);
const unit = z.enum(measurementUnits);
/** Longer than any text form of a value. */
const valueText = text(200);

/** What the database's texts can hold: neither the NUL character nor half of a pair of surrogates. */
function text(most: number) {
  return z
    .string()
    .max(most)
    .regex(/^[^\0\p{Surrogate}]*$/u, "This text has a character that can't be kept.");
}

/** Adds to a schema of single fields what must hold between them. */
function holding<T>(problemsOf: (value: T) => Problem[]) {
  return (value: T, context: z.RefinementCtx<T>) => {
    for (const problem of problemsOf(value)) context.addIssue({ code: "custom", ...problem });
  };
}

export const exerciseSnapshotSchema: z.ZodType<ExerciseSnapshot> = z.object({
  id: idSchema,
  name: text(limits.name),
  thumbnailUrl: text(limits.address).nullable(),
  videoUrl: text(limits.address).nullable(),
  trackableCategoryConfiguration: z.array(category).max(limits.slots),
});

const slotSchema: z.ZodType<TrackableSlot> = z.object({
  trackableCategory: category.nullable(),
  measurementUnit: unit.nullable(),
});

const roundDefinitionSchema: z.ZodType<RoundDefinition> = z.object({
  trackableCategory: category.nullable(),
  trackableType: z.enum(trackableTypes),
  measurementUnit: unit.nullable(),
  value: z.union([z.number(), valueText]).nullable(),
  additionalValue: z.number().nullable(),
});

const roundSchema: z.ZodType<Round> = z.object({
  id: idSchema,
  orderNumber,
  isRest: z.boolean(),
  isCompleted: z.boolean(),
  roundDefinitions: z.array(roundDefinitionSchema).max(limits.slots),
});

/** An entry wherever it stands: in a set it is numbered by its place, on the clipboard by whatever it had. */
export const moduleExerciseSchema: z.ZodType<ModuleExercise> = z
  .object({
    id: idSchema,
    exercise: exerciseSnapshotSchema.nullable(),
    description: text(limits.description),
    orderNumber,
    isRest: z.boolean(),
    trackableCategories: z.array(slotSchema).max(limits.slots),
    moduleExerciseRounds: z.array(roundSchema).max(limits.rounds),
  })
  .superRefine(holding<ModuleExercise>(exerciseProblems));

export const moduleSchema: z.ZodType<Module> = z
  .object({
    id: idSchema,
    orderNumber,
    orderNumberInAlternatives: orderNumber,
    name: text(limits.name),
    description: text(limits.description),
    setType: z.enum(setTypeCodes).nullable(),
    setRounds: z.int().min(1).max(limits.rounds).nullable(),
    moduleExercises: z.array(moduleExerciseSchema).max(limits.moduleExercises),
  })
  .superRefine(holding<Module>(moduleProblems));

const content = {
  restDay: z.boolean(),
  name: text(limits.name),
  motivation: text(limits.motivation),
  image: text(limits.address).nullable(),
  modules: z.array(moduleSchema).max(limits.modules),
};

export const workoutClipSchema: z.ZodType<WorkoutClip> = z
  .object(content)
  .superRefine(holding<WorkoutClip>(contentProblems));

export const workoutSchema: z.ZodType<Workout> = z
  .object({
    id: idSchema,
    day: z.int().min(1).max(100_000).nullable(),
    date: z.string().refine(isIsoDate, "A date is written as YYYY-MM-DD.").nullable(),
    ...content,
  })
  .superRefine(holding<Workout>(workoutProblems));
