import { readLimited } from "#app/domain/trackables/numbers.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { parseForm } from "#app/domain/trackables/text-forms.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import { amountProblem, limitProblem } from "#app/domain/trackables/value-problems.ts";
import type { DoneDefinition, DoneWorkout } from "./document.ts";

/** `own`: the value, or each weight of a drop set; `forced`: assisted repetitions. */
export type DoneNumbers = { own: number[]; forced: number };

type ReadDone = { ok: true; done: DoneNumbers | null } | { ok: false; reason: string };

type Asked = Pick<DoneDefinition, "trackableCategory" | "trackableType" | "measurementUnit" | "doneValue">;

/** Far above any training. Scales and watches send numbers with any count of decimals. */
const largest = 1_000_000_000;

export const writtenTypes: TrackableType[] = ["dropSet", "forcedReps", "clusterReps"];

export function readDone({
  trackableCategory: category,
  trackableType,
  measurementUnit: unit,
  doneValue,
}: Asked): ReadDone {
  if (doneValue === null || doneValue === "") return { ok: true, done: null };
  if (category === null || unit === null) return refuse("A column without a category has no values.");
  if (typeof doneValue === "number") return readNumber(category, doneValue);
  if (trackableType === "clusterReps" && doneValue.includes("+")) return readCluster(doneValue);
  const type = writtenTypes.includes(trackableType) && /[/+]/.test(doneValue) ? trackableType : "amount";
  const parsed = parseForm({ category, unit, type }, doneValue);
  if (!parsed.ok) return refuse(parsed.reason);
  const { value, additionalValue } = parsed;
  if (value === null) return { ok: true, done: null };
  const own = typeof value === "string" ? value.split("/").map(Number) : [value];
  return { ok: true, done: { own, forced: additionalValue ?? 0 } };
}

export function doneProblem(definition: Asked): string | null {
  const read = readDone(definition);
  if (!read.ok || !read.done) return null;
  const { trackableCategory: category, measurementUnit: unit } = definition;
  if (definition.trackableType === "bodyWeightOffset") {
    const [value = 0] = read.done.own;
    return limitProblem({ ...definition, trackableCategory: category, value, additionalValue: null });
  }
  const problems = [...read.done.own, read.done.forced].map((number) => amountProblem({ category, unit }, number));
  return problems.find((problem) => problem !== null) ?? null;
}

/** As its sum: '4+3' too, when the last part was missed. */
function readCluster(text: string): ReadDone {
  const parts = text.split("+").map((part) => readLimited(part.trim()));
  const wrong = parts.find((part) => !part.ok);
  if (wrong && !wrong.ok) return refuse(wrong.reason);
  return { ok: true, done: { own: [parts.reduce((sum, part) => sum + (part.ok ? part.number : 0), 0)], forced: 0 } };
}

function readNumber(category: NonNullable<Asked["trackableCategory"]>, value: number): ReadDone {
  if (!Number.isFinite(value) || Math.abs(value) > largest) return refuse("This number is too large.");
  const choices = trackables[category].choices;
  const [least, most] = choices ? [choices[0], choices[choices.length - 1]] : [null, null];
  if (least != null && most != null && (value < least || value > most)) {
    return refuse(`Enter a number from ${least} to ${most}.`);
  }
  return { ok: true, done: { own: [value], forced: 0 } };
}

function refuse(reason: string): ReadDone {
  return { ok: false, reason };
}

export type BeyondLimits = { path: string; what: string; message: string };

/** Decisions §11. `path`: the field's name in the API. */
export function beyondLimits({ modules }: DoneWorkout): BeyondLimits[] {
  return modules.flatMap(({ moduleExercises }, set) =>
    moduleExercises.flatMap(({ moduleExerciseRounds }, entry) =>
      moduleExerciseRounds.flatMap(({ id, roundDefinitions }, round) =>
        roundDefinitions.flatMap((definition, slot) => {
          const message = doneProblem(definition);
          if (message === null) return [];
          const place = `workout.modules.${set}.moduleExercises.${entry}.moduleExerciseRounds.${round}`;
          const path = `${place}.roundDefinitions.${slot}.doneValue`;
          return [{ path, what: `${id} ${definition.trackableCategory} ${definition.doneValue}`, message }];
        }),
      ),
    ),
  );
}
