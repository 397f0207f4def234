import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { lengthenProgram } from "#app/features/programs/lengthen.server.ts";
import * as texts from "#app/features/workouts/text.server.ts";
import * as programTexts from "#app/features/workouts/texts/program-text.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Texts posted as the routes post them, with what other features do for them. */

export function saveDayText(
  ctx: Context,
  programId: string,
  key: string,
  posted: Parameters<typeof texts.saveDayText>[3],
) {
  return texts.saveDayText(ctx, programId, key, posted, createExercise);
}

export function readDayText(ctx: Context, programId: string, written: Parameters<typeof texts.readDayText>[2]) {
  return texts.readDayText(ctx, programId, written, createExercise);
}

export function postProgramText(ctx: Context, programId: string, posted: programTexts.PostedProgram) {
  return programTexts.postProgramText(ctx, programId, posted, { lengthen: lengthenProgram, create: createExercise });
}
