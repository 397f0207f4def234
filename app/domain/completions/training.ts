import { formatAmount } from "#app/domain/strength/explanation.ts";
import { type Barbell, platesFor } from "#app/domain/strength/plates.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { formatNumber } from "#app/domain/trackables/numbers.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { printDuration } from "#app/domain/trackables/timing.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { formatShare, formatValue } from "#app/domain/trackables/values.ts";
import type { Module } from "#app/domain/workout/document/document.ts";
import { setTypeName } from "#app/domain/workout/document/set-types.ts";
import type { PrescribedDefinition, PrescribedWorkout } from "./document.ts";
import { type EntryRound, entrySets, isRoundTyped } from "./entry.ts";
import { keptSlots } from "./formatted-sets.ts";

/** What the clocks count, in seconds; they are never needed. */
export type SetClock =
  | { kind: "emom"; every: number; rounds: number }
  | { kind: "interval"; work: number; rest: number; rounds: number }
  | { kind: "down"; seconds: number };

export type TrainingCell = EntryRound["cells"][number] & { unit: string; step: number };

export type TrainingRound = Omit<EntryRound, "cells"> & {
  cells: TrainingCell[];
  /** '5+ × 107.5 kg' */
  words: string;
  /** '25 + 15 a side' */
  plates: string | null;
  /** '100 kg': what the coach wrote in another unit. */
  written: string | null;
  /** 'Set 2, Back squat, 5 × 107.5 kg' */
  spoken: string;
  isDone: boolean;
};

export type TrainingExercise = {
  id: string;
  exerciseId: string | null;
  letter: string;
  name: string;
  /** What the coach says about it, tempo, sides and band. */
  how: string[];
  videoUrl: string | null;
  /** Between its rounds, in seconds. */
  rest: number | null;
  rounds: TrainingRound[];
};

export type TrainingSet = {
  id: string;
  title: string;
  /** 'Superset × 5', 'rest 3 min'; '' for none. */
  about: string;
  description: string;
  clock: SetClock | null;
  /** Position among its alternatives from 1; null where there is no choice. */
  choice: { group: number; number: number } | null;
  exercises: TrainingExercise[];
};

type Typed = Readonly<Record<string, unknown>>;

/** `written`: as the coach wrote it, where `workout` is in the athlete's own units. */
type Training = { workout: PrescribedWorkout; written: PrescribedWorkout; typed: Typed; barbell: Barbell };

/** The workout as its athlete does it, with what is typed so far. */
export function trainingSets({ workout, written, typed, barbell }: Training): TrainingSet[] {
  const modules = new Map(workout.modules.map((module) => [module.id, module]));
  const entries = written.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const asWritten = new Map(entries.map((entry) => [entry.id, entry]));
  return entrySets(workout).flatMap(({ id, title, exercises }) => {
    const module = modules.get(id);
    if (!module) return [];
    const shown = exercises.flatMap((exercise) => {
      const entry = module.moduleExercises.find((one) => one.id === exercise.id);
      const about = { written: asWritten.get(exercise.id), typed, barbell };
      return entry ? [trainingExercise(entry, exercise, about)] : [];
    });
    const { description } = module;
    const facts = { about: aboutSet(module), clock: clockOf(module), choice: choiceOf(module, workout.modules) };
    return [{ id, title, description, ...facts, exercises: shown }];
  });
}

type Entry = Module<PrescribedDefinition>["moduleExercises"][number];
type Shown = ReturnType<typeof entrySets>[number]["exercises"][number];

type About = Pick<Training, "typed" | "barbell"> & { written: Entry | undefined };

function trainingExercise(
  entry: Entry,
  { id, name, rounds }: Shown,
  { written = entry, typed, barbell }: About,
): TrainingExercise {
  const title = entry.exercise?.name ?? name;
  const [definitions, before] = [definitionsOf(entry), definitionsOf(written)];
  const kept = keptSlots(entry);
  return {
    id,
    exerciseId: entry.exercise?.id ?? null,
    letter: name === title ? "" : name.slice(0, name.length - title.length).trim(),
    name: title,
    how: howTo(entry),
    videoUrl: entry.exercise?.videoUrl ?? null,
    rest: entry.restBetweenRounds?.from ?? null,
    rounds: rounds.map((round): TrainingRound => {
      const asked = kept.flatMap(({ slot }) => definitions.get(round.id)?.[slot] ?? []);
      const converted = (before.get(round.id) ?? []).filter(
        ({ measurementUnit }, slot) => measurementUnit !== definitions.get(round.id)?.[slot]?.measurementUnit,
      );
      const words = wordsOf(asked);
      return {
        ...round,
        ...{ words, plates: platesOf(asked, barbell), written: wordsOf(converted) || null },
        cells: round.cells.map((cell, at) => ({ ...cell, ...unitOf(asked[at]) })),
        spoken: spokenRound([`Set ${round.number}`, title, words]),
        isDone: isRoundTyped(round, typed),
      };
    }),
  };
}

function definitionsOf({ moduleExerciseRounds }: Entry) {
  return new Map(moduleExerciseRounds.map((round) => [round.id, round.roundDefinitions]));
}

/** Heard between sets. */
const mostWords = 12;

/** A long name stands above the round, too. */
function spokenRound([round = "", name = "", words = ""]: string[]) {
  const all = [round, name, words].filter(Boolean).join(", ");
  const isLong = all.split(" ").filter((word) => word !== "×").length > mostWords - 1;
  return isLong ? [round, words].filter(Boolean).join(", ") : all;
}

function howTo({ description, perSide, tempo, band }: Entry): string[] {
  return [
    description.trim(),
    perSide ? "Each side" : "",
    tempo ? tempoWords(tempo) : "",
    band ? `Band: ${band}` : "",
  ].filter(Boolean);
}

/** 'Tempo 31X0: 3 s down, 1 s pause, fast up' */
function tempoWords(tempo: string) {
  const [down = "", bottom = "", up = "", top = ""] = tempo;
  const part = (count: string, words: string) =>
    count === "0" ? "" : `${count === "X" ? "fast" : `${count} s`} ${words}`;
  const words = [part(down, "down"), part(bottom, "pause"), part(up, "up"), part(top, "hold at the top")];
  return `Tempo ${tempo}: ${words.filter(Boolean).join(", ")}`;
}

function wordsOf(asked: readonly PrescribedDefinition[]): string {
  return asked.map(askedWords).filter(Boolean).join(" × ");
}

function askedWords(definition: PrescribedDefinition): string {
  const { trackableCategory: category, measurementUnit: unit, calculatedValue } = definition;
  if (!category || !unit) return "";
  const share = shareWords(definition);
  if (share === null) return withUnit(formatValue(definition), category, unit);
  if (calculatedValue === null) return share;
  return typeof calculatedValue === "number"
    ? formatAmount(calculatedValue, unit)
    : withUnit(calculatedValue, category, unit);
}

/** Of what is calculated for the person; null for what is said as it is. */
function shareWords(definition: PrescribedDefinition): string | null {
  switch (definition.trackableType) {
    case "percentage":
    case "percentageRange":
      return formatShare(definition);
    case "bodyWeightPercentage":
      return `${formatValue(definition)} % of body weight`;
    case "automaticPercentage":
      return "automatic";
    default:
      return null;
  }
}

function withUnit(text: string, category: TrackableCategory, unit: MeasurementUnit) {
  if (text === "" || category === "reps" || unit === "seconds") return text;
  return `${text} ${unitName(unit)}`.trim();
}

const steps: Partial<Record<MeasurementUnit, number>> = {
  ...{ kilograms: 2.5, pounds: 5, seconds: 5, meters: 10, yards: 10 },
  ...{ kilometers: 0.1, miles: 0.1 },
};

function unitOf(definition: PrescribedDefinition | undefined) {
  const { trackableCategory: category, measurementUnit: unit } = definition ?? {};
  if (!category || !unit) return { unit: "", step: 1 };
  return { unit: category === "reps" ? "reps" : unitName(unit), step: steps[unit] ?? 1 };
}

function platesOf(asked: readonly PrescribedDefinition[], barbell: Barbell): string | null {
  const weight = asked.find(({ trackableCategory: category }) => category === "weight");
  const unit = weight?.measurementUnit;
  if (!weight || (unit !== "kilograms" && unit !== "pounds")) return null;
  const amount =
    shareWords(weight) !== null ? weight.calculatedValue : weight.trackableType === "amount" ? weight.value : null;
  const loaded = typeof amount === "number" ? platesFor(amount, unit, barbell) : null;
  if (!loaded || loaded.perSide.length === 0) return null;
  const plates = loaded.perSide.map(formatNumber).join(" + ");
  const left = loaded.rest > 0 ? `, ${formatAmount(loaded.rest, unit)} short` : "";
  return `${plates} ${unitName(loaded.plateUnit)} a side${left}`;
}

function aboutSet(module: Module): string {
  const { setType, setRounds, timeCap, interval } = module;
  const type = setType === null || setType === "regular" ? "" : setTypeName(setType);
  const count = type && setRounds !== null ? `× ${setRounds}` : "";
  const every = interval && "every" in interval ? `every ${printDuration(interval.every)}` : "";
  const turns =
    interval && "work" in interval ? `${printDuration(interval.work)} on, ${printDuration(interval.rest)} off` : "";
  const cap = timeCap === undefined ? "" : `${printDuration(timeCap)}`;
  return [[type, count].filter(Boolean).join(" "), every, turns, cap].filter(Boolean).join(", ");
}

function clockOf({ setType, setRounds, timeCap, interval, moduleExercises }: Module): SetClock | null {
  const rounds = setRounds ?? Math.max(1, ...moduleExercises.map((entry) => entry.moduleExerciseRounds.length));
  if (interval && "work" in interval) return { kind: "interval", ...interval, rounds };
  if (interval) return { kind: "emom", every: interval.every, rounds };
  if (setType === "emom") return { kind: "emom", every: 60, rounds };
  return timeCap === undefined ? null : { kind: "down", seconds: timeCap };
}

function choiceOf({ orderNumber, orderNumberInAlternatives }: Module, modules: readonly Module[]) {
  const isAlone = modules.filter((other) => other.orderNumber === orderNumber).length === 1;
  return isAlone ? null : { group: orderNumber, number: orderNumberInAlternatives + 1 };
}
