import { z } from "zod";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { percentageBases, trackableTypes } from "#app/domain/trackables/types.ts";
import { measurementUnits } from "#app/domain/trackables/units.ts";
import { exerciseDetails, setTimings } from "#app/domain/workout/document/details.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import {
  exerciseSnapshotSchema,
  idSchema,
  moduleExerciseSchema,
  moduleSchema,
  workoutClipSchema,
} from "#app/domain/workout/document/schema.ts";
import { setTypeCodes } from "#app/domain/workout/document/set-types.ts";
import type { Command } from "./commands.ts";

/** Only bounds the request: `apply` rejects texts over their real limit with a sentence. */
const text = z.string().max(20_000);
const at = z.int().min(1).max(1000).optional();
const slot = z
  .int()
  .min(0)
  .max(limits.slots - 1);
const category = z.enum(trackableCategories);
const converts = z.enum(["column", "value"]).optional();
const units = z
  .object({
    weight: z.enum(unitChoices.weight),
    distance: z.enum(unitChoices.distance),
    height: z.enum(unitChoices.height),
    velocity: z.enum(unitChoices.velocity),
  })
  .optional();

const inSet = { moduleId: idSchema };
const inExercise = { moduleExerciseId: idSchema };

const workoutCommands = [
  z.object({ type: z.literal("workout.rename"), name: text }),
  z.object({ type: z.literal("workout.motivate"), motivation: text }),
  z.object({ type: z.literal("workout.setImage"), image: text.nullable() }),
  z.object({
    type: z.literal("workout.setRestDay"),
    restDay: z.boolean(),
    moduleIds: z.tuple([idSchema, idSchema, idSchema]).optional(),
  }),
  z.object({ type: z.literal("workout.paste"), clip: workoutClipSchema }),
] as const;

const setCommands = [
  z.object({ type: z.literal("set.add"), ...inSet, at }),
  z.object({ type: z.literal("set.remove"), ...inSet }),
  z.object({ type: z.literal("set.move"), ...inSet, at: at.unwrap() }),
  z.object({ type: z.literal("set.rename"), ...inSet, name: text }),
  z.object({ type: z.literal("set.describe"), ...inSet, description: text }),
  z.object({ type: z.literal("set.setType"), ...inSet, setType: z.enum(setTypeCodes).nullable() }),
  z.object({ type: z.literal("set.setRounds"), ...inSet, rounds: text }),
  z.object({ type: z.literal("set.setTiming"), ...inSet, part: z.enum(setTimings), text }),
  z.object({ type: z.literal("set.addAlternative"), ...inSet, alternativeId: idSchema }),
  z.object({
    type: z.literal("set.paste"),
    module: moduleSchema,
    alternatives: z.array(moduleSchema).max(limits.modules).optional(),
    at,
  }),
] as const;

const exerciseCommands = [
  z.object({ type: z.literal("exercise.add"), ...inSet, ...inExercise, exercise: exerciseSnapshotSchema, at, units }),
  z.object({ type: z.literal("exercise.addRest"), ...inSet, ...inExercise, at }),
  z.object({ type: z.literal("exercise.remove"), ...inExercise }),
  z.object({ type: z.literal("exercise.move"), ...inSet, ...inExercise, at: at.unwrap() }),
  z.object({ type: z.literal("exercise.describe"), ...inExercise, description: text }),
  z.object({ type: z.literal("exercise.setDetail"), ...inExercise, detail: z.enum(exerciseDetails), text }),
  z.object({ type: z.literal("exercise.paste"), ...inSet, moduleExercise: moduleExerciseSchema, at }),
  z.object({ type: z.literal("exercise.oneRepetitionMaximum"), ...inExercise }),
] as const;

const valueCommands = [
  z.object({ type: z.literal("trackable.add"), ...inExercise, category: category.optional(), units }),
  z.object({ type: z.literal("trackable.change"), ...inExercise, slot, category: category.nullable(), units }),
  z.object({ type: z.literal("trackable.remove"), ...inExercise, slot }),
  z.object({ type: z.literal("unit.change"), ...inExercise, slot, unit: z.enum(measurementUnits) }),
  z.object({
    type: z.literal("type.change"),
    ...inExercise,
    slot,
    trackableType: z.enum(trackableTypes),
    roundId: idSchema.optional(),
  }),
  z.object({ type: z.literal("base.change"), ...inExercise, slot, percentageOf: z.enum(percentageBases) }),
  z.object({ type: z.literal("value.set"), ...inExercise, roundId: idSchema, slot, text, converts }),
  z.object({ type: z.literal("value.setAll"), ...inExercise, slot, text, converts }),
  z.object({ type: z.literal("round.setRest"), ...inExercise, roundId: idSchema, isRest: z.boolean() }),
] as const;

/** Server only. */
export const commandSchema: z.ZodType<Command> = z.discriminatedUnion("type", [
  ...workoutCommands,
  ...setCommands,
  ...exerciseCommands,
  ...valueCommands,
]);
