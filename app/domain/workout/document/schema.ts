import { z } from "zod";
import { isIsoDate } from "#app/domain/schedule/dates.ts";
import { longestRest } from "#app/domain/trackables/read-seconds.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { type PercentageBase, percentageBases, trackableTypes } from "#app/domain/trackables/types.ts";
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

/** Decisions §9. Server only: the editor in the browser has no zod. */

/** In lower case, so that ids compare as text. */
export const idSchema = z.guid().toLowerCase();

const orderNumber = z.int().min(0).max(1000);
const category = z.enum(trackableCategories);
const unit = z.enum(measurementUnits);
/** Longer than any text of a value. */
export const valueText = text(200);

/** PostgreSQL rejects NUL and unpaired surrogates. */
export function text(most: number) {
  return z
    .string()
    .max(most)
    .regex(/^[^\0\p{Surrogate}]*$/u, "This text has a character that can't be kept.");
}

function withRules<T>(problemsOf: (value: T) => Problem[]) {
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

const seconds = z.int().min(1).max(longestRest);

/** Absent at their default. */
const exerciseDetails = {
  perSide: z.literal(true).optional().describe("Repetitions, time and distance are of one side."),
  tempo: z
    .string()
    .regex(/^[\dX]{4}$/)
    .optional()
    .describe("Four places of digits or X: down, bottom, up, top."),
  band: text(limits.band).min(1).optional(),
  restBetweenRounds: z
    .object({ from: seconds, to: seconds.nullable() })
    .refine(({ from, to }) => to === null || to > from, "The second time is the longer one.")
    .optional()
    .describe("In seconds; `to` is the longer end of a range."),
};

const setTiming = {
  timeCap: seconds.optional().describe("In seconds, of an amrap or a set for time."),
  interval: z
    .union([z.object({ every: seconds }), z.object({ work: seconds, rest: seconds })])
    .optional()
    .describe("In seconds."),
};

/** The fields that stand on an exercise and on a set beside those that each has. */
export const storedDetails = { exercise: exerciseDetails, set: setTiming };
export type DetailFields = typeof storedDetails;

const slotSchema: z.ZodType<TrackableSlot> = z.object({
  trackableCategory: category.nullable(),
  measurementUnit: unit.nullable(),
});

export const roundDefinitionFields = {
  trackableCategory: category.nullable(),
  trackableType: z.enum(trackableTypes),
  measurementUnit: unit.nullable(),
  value: z
    .union([z.number(), valueText])
    .nullable()
    .describe(
      "In the unit, seconds for times and paces; of range and percentageRange the lower end, of dropSet '80/70/60', of " +
        "clusterReps '5+3+2', of bodyWeightOffset the signed added weight, null for toFailure ('max').",
    ),
  additionalValue: z
    .number()
    .nullable()
    .describe(
      "The forced repetitions of forcedReps, the higher end of range and percentageRange, the seconds of rest inside " +
        "clusterReps; else null.",
    ),
  percentageOf: (z.enum(percentageBases).exclude([percentageBases[0]]) as z.ZodType<PercentageBase>)
    .optional()
    .describe("What a percentage of a weight refers to; without it, the one-repetition maximum."),
};

const roundDefinitionSchema: z.ZodType<RoundDefinition> = z.object(roundDefinitionFields);

/** In a set the number follows from the place; on the clipboard it can be anything. */
export const moduleExerciseSchema = moduleExerciseOf(roundDefinitionSchema);

export const moduleSchema = moduleOf(roundDefinitionSchema);

export const workoutClipSchema: z.ZodType<WorkoutClip> = z
  .object(contentOf(roundDefinitionSchema))
  .superRefine(withRules<WorkoutClip>(contentProblems));

export const workoutSchema = workoutOf(roundDefinitionSchema);

export function workoutOf<Value extends RoundDefinition>(
  value: z.ZodType<Value>,
  details = storedDetails,
): z.ZodType<Workout<Value>> {
  return z.object(fieldsOf(value, details)).superRefine(withRules<Workout<Value>>(workoutProblems));
}

export function workoutWith<More extends z.ZodRawShape, Value extends RoundDefinition = RoundDefinition>(
  more: More,
  value: z.ZodType<Value> = roundDefinitionSchema as never,
  details: DetailFields = storedDetails,
): z.ZodType<With<More, Value>, WithInput<More, Value>> {
  const schema = z.object({ ...more, ...fieldsOf(value, details) });
  const holds = withRules<Workout>(workoutProblems);
  return schema.superRefine((given, context) => holds(given as Workout, context as z.RefinementCtx<Workout>)) as never;
}

type With<More extends z.ZodRawShape, Value extends RoundDefinition> = Workout<Value> & z.output<z.ZodObject<More>>;
type WithInput<More extends z.ZodRawShape, Value extends RoundDefinition> = Workout<Value> & z.input<z.ZodObject<More>>;

function fieldsOf<Value extends RoundDefinition>(value: z.ZodType<Value>, details = storedDetails) {
  return {
    id: idSchema,
    day: z.int().min(1).max(100_000).nullable(),
    date: z.string().refine(isIsoDate, "A date is written as YYYY-MM-DD.").nullable(),
    ...contentOf(value, details),
  };
}

function contentOf<Value extends RoundDefinition>(value: z.ZodType<Value>, details = storedDetails) {
  return {
    restDay: z.boolean(),
    name: text(limits.name),
    motivation: text(limits.motivation),
    image: text(limits.address).nullable(),
    modules: z.array(moduleOf(value, details)).max(limits.modules),
  };
}

export function moduleOf<Value extends RoundDefinition>(
  value: z.ZodType<Value>,
  details = storedDetails,
): z.ZodType<Module<Value>> {
  return z
    .object({
      id: idSchema,
      orderNumber,
      orderNumberInAlternatives: orderNumber,
      name: text(limits.name),
      description: text(limits.description),
      setType: z.enum(setTypeCodes).nullable(),
      setRounds: z.int().min(1).max(limits.rounds).nullable(),
      moduleExercises: z.array(moduleExerciseOf(value, details)).max(limits.moduleExercises),
      ...details.set,
    })
    .superRefine(withRules<Module<Value>>(moduleProblems));
}

export function moduleExerciseOf<Value extends RoundDefinition>(
  value: z.ZodType<Value>,
  details = storedDetails,
): z.ZodType<ModuleExercise<Value>> {
  return z
    .object({
      id: idSchema,
      exercise: exerciseSnapshotSchema.nullable(),
      description: text(limits.description),
      orderNumber,
      isRest: z.boolean(),
      trackableCategories: z.array(slotSchema).max(limits.slots),
      moduleExerciseRounds: z.array(roundOf(value)).max(limits.rounds),
      ...details.exercise,
    })
    .superRefine(withRules<ModuleExercise<Value>>(exerciseProblems));
}

function roundOf<Value extends RoundDefinition>(value: z.ZodType<Value>): z.ZodType<Round<Value>> {
  return z.object({
    id: idSchema,
    orderNumber,
    isRest: z.boolean(),
    isCompleted: z.boolean(),
    roundDefinitions: z.array(value).max(limits.slots),
  });
}
