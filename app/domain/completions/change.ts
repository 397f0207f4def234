import type { DoneDefinition, DoneRound, DoneWorkout } from "./document.ts";
import { enteredValues, enteredWorkout, entryProblems, fieldOf } from "./entry.ts";

type Typed = Readonly<Record<string, unknown>>;

/** With what was typed. What has no field, such as a rest, and what was not changed is kept exactly. */
export function changedWorkout(done: DoneWorkout, typed: Typed): DoneWorkout {
  const known = enteredValues(done);
  const rounds = new Map(
    enteredWorkout(done, typed).modules.flatMap(({ moduleExercises }) =>
      moduleExercises.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds.map((one) => [one.id, one] as const)),
    ),
  );
  const modules = done.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => ({
      ...entry,
      moduleExerciseRounds: entry.moduleExerciseRounds.map((round) =>
        changedRound(round, rounds.get(round.id) ?? round, (field) => isChanged(field, known, typed)),
      ),
    })),
  }));
  return { ...done, modules };
}

/** What was changed and cannot be read, by field. */
export function changeProblems(done: DoneWorkout, typed: Typed): Record<string, string> {
  const known = enteredValues(done);
  return Object.fromEntries(
    Object.entries(entryProblems(done, typed)).filter(([field]) => isChanged(field, known, typed)),
  );
}

function isChanged(field: string, known: Typed, typed: Typed) {
  return field in typed && (typed[field] || "") !== (known[field] ?? "");
}

function changedRound(stored: DoneRound, entered: DoneRound, isNew: (field: string) => boolean): DoneRound {
  const fields = [fieldOf(stored.id), ...stored.roundDefinitions.map((_, slot) => fieldOf(stored.id, slot))];
  if (!fields.some(isNew)) return stored;
  const roundDefinitions = stored.roundDefinitions.map((definition, slot): DoneDefinition => {
    if (!isNew(fieldOf(stored.id, slot))) return definition;
    return { ...definition, doneValue: entered.roundDefinitions[slot]?.doneValue ?? null };
  });
  return {
    ...stored,
    isCompleted: roundDefinitions.some(({ doneValue }) => doneValue !== null) || entered.isCompleted,
    roundDefinitions,
  };
}
