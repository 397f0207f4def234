import { formatAmount } from "#app/domain/strength/explanation.ts";
import { capitalised } from "#app/domain/text/capital.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { formatSeconds } from "#app/domain/trackables/seconds.ts";
import { isClock, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import { formatShare, formatValue } from "#app/domain/trackables/values.ts";
import { lettersOf } from "#app/domain/workout/document/letters.ts";
import { exerciseTitle, setPlace } from "#app/domain/workout/document/names.ts";
import {
  type ComparedExercise,
  type ComparedModule,
  type ComparedRound,
  compareDone,
  compareSets,
  type Prescribed,
} from "./compare.ts";
import type { DoneWorkout, PrescribedDefinition } from "./document.ts";

export type FormattedSet = { id: string; title: string; exercises: FormattedExercise[] };

export type FormattedExercise = {
  id: string;
  name: string;
  insteadOf: string | null;
  columns: string[];
  rounds: FormattedRound[];
};

export type FormattedRound = { id: string; number: number; isRest: boolean; cells: FormattedCell[] };

export type FormattedCell = { prescribed: string; done: string };

const none = "–";
const notPrescribed = "not prescribed";

/**
 * Of alternatives, those that were done, or the main variation if none was. `theirs`: what the athlete added or
 * replaced.
 */
export function formatSets(
  done: DoneWorkout,
  prescribed: Prescribed,
): { sets: FormattedSet[]; theirs: FormattedSet[] } {
  const { sets, theirs } = compareSets(done, prescribed);
  const didSomething = new Set(sets.filter(isDone).map(({ id }) => id));
  const isShown = (module: ComparedModule) => {
    if (didSomething.has(module.id)) return true;
    const others = sets.filter(({ orderNumber }) => orderNumber === module.orderNumber);
    return module.orderNumberInAlternatives === 0 && !others.some(({ id }) => didSomething.has(id));
  };
  return { sets: sets.filter(isShown).map(formatSet), theirs: theirs.map(formatSet) };
}

/** All sets as they were done, alternatives too; `prescribed` of a blank one is what is asked. */
export function formatAll(done: DoneWorkout, prescribed: Prescribed): FormattedSet[] {
  return compareDone(done, prescribed).map(formatSet);
}

function formatSet(module: ComparedModule): FormattedSet {
  const letters = lettersOf(module);
  const title = module.name || capitalised(setPlace(module));
  return {
    id: module.id,
    title,
    exercises: module.moduleExercises.map((entry, at) => formatExercise(entry, letters[at])),
  };
}

function isDone(module: ComparedModule) {
  const rounds = module.moduleExercises.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds);
  return rounds.some(({ roundDefinitions }) => roundDefinitions.some(({ doneValue }) => doneValue !== null));
}

/** Columns with a quantity, by their place in the document. */
export function keptSlots({ trackableCategories }: Pick<ComparedExercise, "trackableCategories">) {
  return trackableCategories.flatMap(({ trackableCategory, measurementUnit }, slot) =>
    trackableCategory && measurementUnit ? [{ trackableCategory, measurementUnit, slot }] : [],
  );
}

function formatExercise(entry: ComparedExercise, letter: string | null | undefined): FormattedExercise {
  const kept = keptSlots(entry);
  return {
    id: entry.id,
    name: [letter, exerciseTitle(entry)].filter(Boolean).join(" "),
    insteadOf: entry.replaces?.name ?? null,
    columns: kept.map(({ trackableCategory, measurementUnit }) => {
      const unit = measurementUnit === "seconds" ? "" : unitName(measurementUnit);
      return unit ? `${categoryName(trackableCategory)} (${unit})` : categoryName(trackableCategory);
    }),
    rounds: entry.moduleExerciseRounds.map((round) => formatRound(round, kept)),
  };
}

function formatRound(round: ComparedRound, kept: { slot: number }[]): FormattedRound {
  const cells = kept.map(({ slot }) => {
    const definition = round.roundDefinitions[slot];
    if (!definition) return { prescribed: none, done: none };
    const { prescribed, measurementUnit, doneValue } = definition;
    const asked = prescribed ? formatPrescribed(prescribed) : notPrescribed;
    const isOtherUnit = prescribed && prescribed.measurementUnit !== measurementUnit && asked !== none;
    const unit = isOtherUnit && prescribed.measurementUnit ? ` ${unitName(prescribed.measurementUnit)}` : "";
    return { prescribed: asked + unit, done: formatDoneValue(definition, doneValue) };
  });
  return { id: round.id, number: round.orderNumber, isRest: round.isRest, cells };
}

function formatPrescribed(definition: PrescribedDefinition): string {
  const { value, trackableType, calculatedValue } = definition;
  const calculated = calculatedValue === null ? "" : ` (${formatDoneValue(definition, calculatedValue)})`;
  switch (trackableType) {
    case "percentage":
    case "percentageRange":
      return value === null ? none : `${formatShare(definition)}${calculated}`;
    case "bodyWeightPercentage":
      return value === null ? none : `${value} % of body weight${calculated}`;
    case "automaticPercentage":
      return `automatic${typeof value === "number" && value !== 0 ? ` ${signed(value)} %` : ""}${calculated}`;
    case "bodyWeightOffset":
      return value === null ? none : `${formatValue(definition)}${calculated}`;
    case "forcedReps":
    case "clusterReps":
    case "minimum":
    case "range":
    case "toFailure":
      return formatValue(definition) || none;
    case "amount":
    case "dropSet":
      return formatDoneValue(definition, value);
  }
}

function signed(value: number) {
  return value < 0 ? `−${-value}` : `+${value}`;
}

function formatDoneValue({ measurementUnit }: PrescribedDefinition, value: number | string | null): string {
  if (value === null || value === "") return none;
  if (typeof value === "string") return value;
  return isClock(measurementUnit) ? formatTime(value) : formatAmount(value, noUnit);
}

// why: the column's header has the unit
const noUnit: MeasurementUnit = "noDimension";

function formatTime(seconds: number) {
  return formatSeconds(roundToHundredths(seconds));
}
