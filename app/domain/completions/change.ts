import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import type {
  DoneDefinition,
  DoneExercise,
  DoneRound,
  DoneWorkout,
  PrescribedDefinition,
  PrescribedWorkout,
} from "./document.ts";
import { enteredValues, enteredWorkout, entryProblems, fieldOf, prescribedAmount } from "./entry.ts";
import { amountInUnit, columnIn, inOwnUnits, mapEntries } from "./own-units.ts";

type Typed = Readonly<Record<string, unknown>>;

/** `written`: as the coach wrote it; `stored`: what is done so far. */
type Before = { written: PrescribedWorkout; stored: DoneWorkout };

/**
 * With what was typed in the person's own units. What was not changed is kept exactly, and what was done as prescribed
 * is what the coach wrote; a column is in the other unit only if all of it was typed so.
 */
export function enteredInUnits({ written, stored }: Before, typed: Typed, units: PreferredUnits): DoneWorkout {
  const base = inOwnUnits(written, units);
  const known = enteredValues(inOwnUnits(stored, units));
  const isNew = (field: string) => isChanged(field, known, typed);
  const [asWritten, before] = [entriesById(written), entriesById(stored)];
  return mapEntries(enteredWorkout(base, typed), (own) =>
    enteredEntry({ own, written: asWritten.get(own.id) ?? own, stored: before.get(own.id) ?? own, isNew }),
  );
}

function entriesById<D extends PrescribedDefinition>({ modules }: Workout<D>) {
  return new Map(modules.flatMap(({ moduleExercises }) => moduleExercises.map((entry) => [entry.id, entry])));
}

type Versions = {
  /** As it was typed. */
  own: DoneExercise;
  written: ModuleExercise<PrescribedDefinition>;
  stored: DoneExercise;
  isNew: (field: string) => boolean;
};

type Amount = Pick<DoneDefinition, "doneValue" | "measurementUnit">;

function enteredEntry({ own, written, stored, isNew }: Versions): DoneExercise {
  const storedRounds = new Map(stored.moduleExerciseRounds.map((round) => [round.id, round]));
  const rounds = own.moduleExerciseRounds.map((round, at) => {
    const before = storedRounds.get(round.id) ?? round;
    const isOpen = (field: string) => !round.isRest && isNew(field);
    const asked = written.moduleExerciseRounds[at]?.roundDefinitions ?? [];
    const amounts = round.roundDefinitions.map((definition, slot): Amount => {
      if (!isOpen(fieldOf(round.id, slot))) return before.roundDefinitions[slot] ?? definition;
      return asTyped(definition, asked[slot] ?? definition);
    });
    const fields = [fieldOf(round.id), ...amounts.map((_, slot) => fieldOf(round.id, slot))];
    const isDone = amounts.some(({ doneValue }) => doneValue !== null) || round.isCompleted;
    return { ...round, amounts, isCompleted: fields.some(isOpen) ? isDone : before.isCompleted };
  });
  const units = written.trackableCategories.map((column, slot) => unitOf(column.measurementUnit, own, rounds, slot));
  const entry = units.reduce((so, unit, slot) => columnIn(so, slot, unit), written);
  const moduleExerciseRounds = entry.moduleExerciseRounds.map((round, at): DoneRound => {
    const { amounts = [], isCompleted = false } = rounds[at] ?? {};
    const roundDefinitions = round.roundDefinitions.map((definition, slot): DoneDefinition => {
      const { doneValue = null, measurementUnit: unit = null } = amounts[slot] ?? {};
      return { ...definition, doneValue: amountInUnit(doneValue, unit, definition.measurementUnit) };
    });
    return { ...round, isCompleted, roundDefinitions };
  });
  return { ...entry, moduleExerciseRounds };
}

function asTyped(own: DoneDefinition, asked: PrescribedDefinition): Amount {
  const isAsked = own.doneValue !== null && own.doneValue === prescribedAmount(own);
  return isAsked ? { doneValue: prescribedAmount(asked), measurementUnit: asked.measurementUnit } : own;
}

function unitOf(
  unit: MeasurementUnit | null,
  { trackableCategories }: DoneExercise,
  rounds: readonly { amounts: Amount[] }[],
  slot: number,
) {
  const own = trackableCategories[slot]?.measurementUnit ?? null;
  const done = rounds.flatMap(({ amounts }) => amounts[slot] ?? []).filter(({ doneValue }) => doneValue !== null);
  return done.length > 0 && done.every(({ measurementUnit }) => measurementUnit === own) ? own : unit;
}

/** With what was typed, all of it or only some fields. What has no field, such as a rest, is kept exactly. */
export function changedWorkout(done: DoneWorkout, typed: Typed, units: PreferredUnits): DoneWorkout {
  const known = enteredValues(inOwnUnits(done, units));
  return enteredInUnits({ written: done, stored: done }, { ...known, ...typed }, units);
}

/** What was changed and cannot be read, by field. */
export function changeProblems(done: DoneWorkout, typed: Typed, units: PreferredUnits): Record<string, string> {
  const own = inOwnUnits(done, units);
  const known = enteredValues(own);
  return Object.fromEntries(
    Object.entries(entryProblems(own, typed)).filter(([field]) => isChanged(field, known, typed)),
  );
}

function isChanged(field: string, known: Typed, typed: Typed) {
  return (typed[field] || "") !== (known[field] ?? "");
}
