import { type CalculatedValues, valueKey } from "#app/domain/report/rounds.ts";
import { calculateValue } from "#app/domain/strength/calculated-value.ts";
import { formatRoundedAmount } from "#app/domain/strength/explanation.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { type Subject, subjectOf } from "#app/domain/strength/subject.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Visualised } from "./make.server.ts";

export async function visualiseFor(ctx: Context, programId: string, clientId: string): Promise<Visualised> {
  const program = await findProgram(ctx, programId);
  const client = await findCoachedClient(ctx, program.businessId, clientId);
  return {
    clientName: client.name,
    async valuesOf(workouts) {
      const used = [...new Set(workouts.flatMap(exercisesUsed))];
      const numbers = await findClientNumbers(ctx, { accountId: program.accountId, client, program }, used);
      const subject = subjectOf(numbers);
      return new Map(workouts.flatMap((workout) => [...valuesOfWorkout(subject, numbers.step, workout)]));
    },
  };
}

function valuesOfWorkout(subject: Subject, step: RoundingStep, { modules }: Workout): CalculatedValues {
  const values = new Map<string, string>();
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  for (const entry of entries) {
    for (const round of entry.moduleExerciseRounds) {
      for (const slot of round.roundDefinitions.keys()) {
        const value = calculateValue(subject, entry, round, slot, entries);
        if (value && value.is !== "given" && value.is !== "missing") {
          values.set(valueKey(round.id, slot), formatRoundedAmount(value, step));
        }
      }
    }
  }
  return values;
}
