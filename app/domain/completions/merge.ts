import type { PrescribedWorkout } from "./document.ts";
import { enteredValues, enteredWorkout, entrySets } from "./entry.ts";

type Typed = Readonly<Record<string, unknown>>;

/** `opened`: what both began with. */
type Versions = { opened: Typed; here: Typed; elsewhere: Typed };

/** `taken`: what changed elsewhere alone, by field; `isClash`: the same round was changed in both places. */
export type Merged = { taken: Record<string, string | boolean>; isClash: boolean };

/** What one person typed into the same workout in two places. */
export function mergeTyped(workout: PrescribedWorkout, versions: Versions): Merged {
  const opened = asRead(workout, versions.opened);
  const here = asRead(workout, versions.here);
  const elsewhere = asRead(workout, versions.elsewhere);
  const taken: Merged["taken"] = {};
  let isClash = false;
  for (const names of fieldsByRound(workout)) {
    const isHere = names.some((name) => here[name] !== opened[name]);
    const changed = names.filter((name) => elsewhere[name] !== opened[name] && elsewhere[name] !== here[name]);
    if (isHere && changed.length > 0) isClash = true;
    for (const name of changed) if (here[name] === opened[name]) taken[name] = elsewhere[name] ?? "";
  }
  return { taken, isClash };
}

function asRead(workout: PrescribedWorkout, typed: Typed) {
  return enteredValues(enteredWorkout(workout, typed));
}

function fieldsByRound(workout: PrescribedWorkout) {
  const rounds = entrySets(workout).flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.rounds));
  return rounds.map(({ cells, tick }) => [...cells.map(({ name }) => name), ...(tick ? [tick.name] : [])]);
}
