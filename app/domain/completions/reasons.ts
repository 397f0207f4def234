import { calculateValue, shownNumber } from "#app/domain/strength/calculated-value.ts";
import { explain, explainMissing } from "#app/domain/strength/explanation.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { ModuleExercise, Round } from "#app/domain/workout/document/document.ts";
import type { PrescribedDefinition, PrescribedWorkout } from "./document.ts";

/** `missing`: what has to be known first. */
export type Reason = { words: string; missing: "bodyWeight" | "maximum" | null };

type Numbers = { subject: Subject; step: RoundingStep };

/**
 * By the id of the exercise in the workout: why its calculated numbers are what they are, each once. `own`: the workout
 * as its athlete reads it.
 */
export function reasonsOf(written: PrescribedWorkout, own: PrescribedWorkout, numbers: Numbers) {
  const [entries, shown] = [entriesOf(written), entriesOf(own)];
  return Object.fromEntries(
    entries.flatMap((entry, at): [string, Reason[]][] => {
      const all = entry.moduleExerciseRounds.flatMap((round, index) => {
        if (round.isRest) return [];
        const asShown = shown[at]?.moduleExerciseRounds[index]?.roundDefinitions ?? [];
        return reasonsIn(numbers, { entry, round, asShown, beside: entries });
      });
      const once = new Map(all.map((reason) => [reason.words, reason]));
      return once.size > 0 ? [[entry.id, [...once.values()]]] : [];
    }),
  );
}

function entriesOf({ modules }: PrescribedWorkout) {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

type Place = {
  entry: ModuleExercise<PrescribedDefinition>;
  round: Round<PrescribedDefinition>;
  asShown: readonly PrescribedDefinition[];
  beside: readonly ModuleExercise[];
};

function reasonsIn({ subject, step }: Numbers, { entry, round, asShown, beside }: Place): Reason[] {
  return round.roundDefinitions.flatMap((definition, slot): Reason[] => {
    const calculated = calculateValue(subject, entry, round, slot, beside);
    if (!calculated || calculated.is === "given") return [];
    const { trackableCategory: category, calculatedValue } = definition;
    if (calculated.is === "missing") {
      if (!category || calculatedValue !== null) return [];
      const words = explainMissing(calculated, { exercise: entry.exercise?.name ?? "", category, client: "you" });
      return [{ words, missing: needOf(calculated.what) }];
    }
    const words = explain(calculated, step);
    if (calculatedValue !== shownNumber(calculated, step)) return [{ words: `Today: ${words}`, missing: null }];
    return [{ words: words + inOther(definition, asShown[slot]), missing: null }];
  });
}

/** ', which is 225.97 lb' */
function inOther({ measurementUnit }: PrescribedDefinition, own: PrescribedDefinition | undefined): string {
  if (!own?.measurementUnit || own.measurementUnit === measurementUnit) return "";
  return `, which is ${own.calculatedValue} ${unitName(own.measurementUnit)}`;
}

function needOf(what: string): Reason["missing"] {
  if (what === "bodyWeight") return what;
  return what === "repetitions" || what === "topSet" ? null : "maximum";
}
