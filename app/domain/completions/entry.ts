import { readDecimal, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { exerciseNames, roundName, valueName } from "#app/domain/workout/document/names.ts";
import type { DoneDefinition, DoneRound, DoneWorkout, PrescribedDefinition, PrescribedWorkout } from "./document.ts";
import { doneProblem, readDone } from "./done-value.ts";
import { type FormattedExercise, formatAll, keptSlots } from "./formatted-sets.ts";

/** `name`: of its field; `asPrescribed`: what is typed for as much as was asked, or ''. */
export type EntryCell = { name: string; label: string; asked: string; asPrescribed: string };

/** A round without values has a tick instead. */
export type EntryRound = {
  id: string;
  number: number;
  cells: EntryCell[];
  tick: { name: string; label: string } | null;
};

export type EntryExercise = { id: string; name: string; columns: string[]; rounds: EntryRound[] };

export type EntrySet = { id: string; title: string; exercises: EntryExercise[] };

/** What somebody types who enters the workout; rests are not entered. */
export function entrySets(workout: PrescribedWorkout): EntrySet[] {
  const titles = exerciseNames(workout);
  const entries = new Map(entriesOf(workout).map((entry) => [entry.id, entry]));
  const shown = formatAll(enteredWorkout(workout, {}), { workout, isShown: true });
  return shown.map(({ exercises, ...set }) => ({
    ...set,
    exercises: exercises.flatMap((exercise) => {
      const entry = entries.get(exercise.id);
      if (!entry || entry.isRest) return [];
      const title = titles.get(entry.id) ?? exercise.name;
      const { id, name, columns } = exercise;
      return [{ id, name, columns, rounds: entryRounds(entry, exercise, title) }];
    }),
  }));
}

function entryRounds(entry: Entry, { rounds }: FormattedExercise, title: string): EntryRound[] {
  const kept = keptSlots(entry);
  return entry.moduleExerciseRounds
    .filter(({ isRest }) => !isRest)
    .map(({ id, orderNumber: number, roundDefinitions }) => {
      const formatted = rounds.find((round) => round.id === id);
      const cells = kept.flatMap(({ slot, trackableCategory }, at): EntryCell[] => {
        const definition = roundDefinitions[slot];
        if (!definition) return [];
        const label = valueName(title, number, trackableCategory);
        const asked = formatted?.cells[at]?.prescribed ?? "";
        return [{ name: fieldOf(id, slot), label, asked, asPrescribed: asPrescribed(definition) }];
      });
      const tick = cells.length === 0 ? { name: fieldOf(id), label: roundName(title, number) } : null;
      return { id, number, cells, tick };
    });
}

type Entry = ModuleExercise<PrescribedDefinition>;

function entriesOf({ modules }: PrescribedWorkout): Entry[] {
  return modules.flatMap(({ moduleExercises }) => moduleExercises);
}

const prefix = "done_";

export function isEntryField(name: string) {
  return name.startsWith(prefix);
}

export function fieldOf(roundId: string, slot?: number) {
  return slot === undefined ? prefix + roundId : `${prefix}${roundId}_${slot}`;
}

function asPrescribed(definition: PrescribedDefinition): string {
  const { trackableType: type, value, calculatedValue } = definition;
  switch (type) {
    case "percentage":
    case "percentageRange":
    case "bodyWeightPercentage":
    case "automaticPercentage":
      return plain(definition, calculatedValue);
    case "forcedReps":
      return printValue(definition);
    case "amount":
    case "minimum":
    case "range":
    case "dropSet":
    case "clusterReps":
    case "bodyWeightOffset":
      return plain(definition, value);
    case "toFailure":
      return "";
  }
}

/** What is stored for as much as was asked; null where that is left open. */
export function prescribedAmount(definition: PrescribedDefinition): number | string | null {
  const read = readEntered(definition, asPrescribed(definition));
  return read.ok ? read.value : null;
}

/** Of a range the lower end. */
function plain(definition: PrescribedDefinition, value: number | string | null): string {
  if (typeof value === "string")
    return definition.trackableType === "percentageRange" ? (value.split("-")[0] ?? "") : value;
  return printValue({ ...definition, trackableType: "amount", value, additionalValue: null });
}

/** The values that make the form say: all as prescribed. */
export function prescribedValues(sets: readonly EntrySet[]): Record<string, string | boolean> {
  return pressRounds(
    sets.flatMap(({ exercises }) => exercises.flatMap(({ rounds }) => rounds)),
    {},
  );
}

type Typed = Readonly<Record<string, unknown>>;

/** What is typed for what was done, by field: the reverse of `enteredWorkout`. */
export function enteredValues({ modules }: DoneWorkout): Record<string, string | boolean> {
  const rounds = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.moduleExerciseRounds));
  const values = rounds.flatMap(({ id, isCompleted, roundDefinitions }): [string, string | boolean][] => {
    const done = roundDefinitions.flatMap((definition, slot): [string, string][] =>
      definition.doneValue === null ? [] : [[fieldOf(id, slot), printDone(definition)]],
    );
    return done.length === 0 && isCompleted ? [[fieldOf(id), true]] : done;
  });
  return Object.fromEntries(values);
}

function printDone({ doneValue, ...definition }: DoneDefinition): string {
  if (typeof doneValue === "string") return doneValue;
  const value = doneValue && roundToHundredths(doneValue);
  return printValue({ ...definition, trackableType: "amount", value, additionalValue: null });
}

/** What was prescribed, where nothing is typed yet; a single round that has something is emptied. */
export function pressRounds(rounds: readonly EntryRound[], typed: Typed): Record<string, string | boolean> {
  const [first, ...others] = rounds;
  if (first && others.length === 0 && isRoundTyped(first, typed)) return { ...asDone(first, false) };
  return Object.assign(
    {},
    ...rounds.filter((round) => !isRoundTyped(round, typed)).map((round) => asDone(round, true)),
  );
}

export function isRoundTyped({ cells, tick }: EntryRound, typed: Typed): boolean {
  return cells.some(({ name }) => textOf(typed, name) !== "") || (tick !== null && typed[tick.name] === true);
}

function asDone({ cells, tick }: EntryRound, isDone: boolean): Record<string, string | boolean> {
  const values = cells.map(({ name, asPrescribed }) => [name, isDone ? asPrescribed : ""]);
  return Object.fromEntries(tick ? [[tick.name, isDone]] : values);
}

/** What is typed and cannot be read, by field. */
export function entryProblems(workout: PrescribedWorkout, typed: Typed): Record<string, string> {
  const problems = entriesOf(workout)
    .flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds)
    .flatMap(({ id, roundDefinitions }) =>
      roundDefinitions.flatMap((definition, slot) => {
        const read = readEntered(definition, textOf(typed, fieldOf(id, slot)));
        return read.ok ? [] : [[fieldOf(id, slot), read.reason]];
      }),
    );
  return Object.fromEntries(problems);
}

/** With what was typed; what cannot be read counts as not done. */
export function enteredWorkout(workout: PrescribedWorkout, typed: Typed): DoneWorkout {
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => ({
      ...entry,
      moduleExerciseRounds: entry.moduleExerciseRounds.map((round): DoneRound => {
        const roundDefinitions = round.roundDefinitions.map((definition, slot): DoneDefinition => {
          const read = readEntered(definition, textOf(typed, fieldOf(round.id, slot)));
          return { ...definition, doneValue: read.ok ? read.value : null };
        });
        const isCompleted = roundDefinitions.some(({ doneValue }) => doneValue !== null) || isTicked(typed, round.id);
        return { ...round, isCompleted, roundDefinitions };
      }),
    })),
  }));
  return { ...workout, modules };
}

export function isAnythingDone({ modules }: DoneWorkout): boolean {
  const rounds = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.moduleExerciseRounds));
  return rounds.some(({ isCompleted }) => isCompleted);
}

function isTicked(typed: Typed, roundId: string) {
  return typed[fieldOf(roundId)] === true;
}

function textOf(typed: Typed, name: string) {
  const text = typed[name];
  return typeof text === "string" ? text.trim() : "";
}

type Read = { ok: true; value: number | string | null } | { ok: false; reason: string };

/** A number where the text is one: '82,5', '1:30'. */
function readEntered(definition: PrescribedDefinition, text: string): Read {
  if (text === "") return { ok: true, value: null };
  const offset = definition.trackableType === "bodyWeightOffset" ? offsetOf(text) : null;
  const read = readDone({ ...definition, doneValue: offset ?? text });
  if (!read.ok) return read;
  const [first, ...others] = read.done?.own ?? [];
  const isNumber = first !== undefined && others.length === 0 && read.done?.forced === 0 && !text.includes("+", 1);
  const value = isNumber ? first : text;
  const reason = doneProblem({ ...definition, doneValue: value });
  return reason === null ? { ok: true, value } : { ok: false, reason };
}

/** '+10', 'bw-20' or '10'. */
function offsetOf(text: string): number | null {
  const read = readDecimal(text.replace(/^bw\s*/i, ""));
  return read.ok ? read.number : null;
}
