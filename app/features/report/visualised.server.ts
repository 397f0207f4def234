import { type CalculatedValues, valueKey } from "#app/domain/report/rounds.ts";
import { calculateValue, type Subject, subjectOf } from "#app/domain/strength/calculated-value.ts";
import { formatRoundedAmount } from "#app/domain/strength/explanation.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Visualised } from "./make.server.ts";

export async function visualiseFor(ctx: Context, programId: string, clientId: string): Promise<Visualised> {
  const { accountId, businessId } = await findProgram(ctx, programId);
  const client = await findCoachedClient(ctx, businessId, clientId);
  return {
    clientName: client.name,
    async valuesOf(workouts) {
      const used = [...new Set(workouts.flatMap(exercisesUsed))];
      const numbers = await findClientNumbers(ctx, { accountId, client }, used);
      const subject = subjectOf(numbers);
      return new Map(entriesOf(workouts).flatMap((entry) => [...valuesOfEntry(subject, numbers.step, entry)]));
    },
  };
}

function entriesOf(workouts: Workout[]) {
  return workouts.flatMap(({ modules }) => modules.flatMap(({ moduleExercises }) => moduleExercises));
}

function valuesOfEntry(subject: Subject, step: RoundingStep, entry: ModuleExercise): CalculatedValues {
  const values = new Map<string, string>();
  for (const round of entry.moduleExerciseRounds) {
    for (const slot of round.roundDefinitions.keys()) {
      const value = calculateValue(subject, entry, round, slot);
      if (value && value.is !== "given" && value.is !== "missing") {
        values.set(valueKey(round.id, slot), formatRoundedAmount(value, step));
      }
    }
  }
  return values;
}
