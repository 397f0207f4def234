import { exerciseDetails, setTimings } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, TrackableSlot, Workout } from "#app/domain/workout/document/document.ts";
import { isEmptySlot } from "#app/domain/workout/document/slots.ts";
import type { EntryContent, EntryDetails, RoundContent, SetContent, Timing } from "./drafts.ts";

/** Matches parts of a text with parts of a document: by content, otherwise by place. */

export function matchSets(sets: readonly SetContent[], modules: readonly Module[]): (Module | undefined)[] {
  const written = sets.map(traitsOfSet);
  const known = modules.map(traitsOfModule);
  const traits = ["all", "exercises", "name", "first"] as const;
  const passes = traits.map((trait) => [written.map((one) => one[trait]), known.map((one) => one[trait])] as const);
  const places = [sets.map((_, index) => String(index)), modules.map((_, index) => String(index))] as const;
  return assign([...passes, places]).map((at) => (at === undefined ? undefined : modules[at]));
}

/** First within its former set, then anywhere in the workout. */
export function matchEntries(
  sets: readonly SetContent[],
  modules: readonly (Module | undefined)[],
  workout: Workout,
): Map<EntryContent, ModuleExercise> {
  const written = sets.flatMap(({ entries }, index) =>
    entries.map((entry) => ({ entry, set: modules[index]?.id ?? "" })),
  );
  const open = written.filter(({ entry }) => entry.kept === null);
  const kept = new Set(written.map(({ entry }) => entry.kept));
  const known = workout.modules.flatMap(({ id, moduleExercises }) =>
    moduleExercises.map((entry) => ({ entry, set: id })),
  );
  const free = known.filter(({ entry }) => !kept.has(entry));
  const theirs = open.map(({ entry, set }) => keysOf(set, traitsOfEntry(entry)));
  const ours = free.map(({ entry, set }) => keysOf(set, traitsOfOldEntry(entry)));
  const passes = [0, 1, 2, 3].map(
    (pass) => [theirs.map((keys) => keys[pass]), ours.map((keys) => keys[pass])] as const,
  );
  const matched = new Map<EntryContent, ModuleExercise>();
  for (const [index, at] of assign(passes).entries()) {
    const [content, old] = [open[index], at === undefined ? undefined : free[at]];
    if (content && old) matched.set(content.entry, old.entry);
  }
  return matched;
}

/** Equal keys match; '' and undefined never do. */
type Pass = readonly [written: readonly (string | undefined)[], known: readonly (string | undefined)[]];

/** Earlier passes win, and each known one is used once. */
function assign(passes: readonly Pass[]): (number | undefined)[] {
  const found: (number | undefined)[] = passes[0]?.[0].map(() => undefined) ?? [];
  const used = new Set<number>();
  for (const [written, known] of passes) {
    const free = indexesByKey(known, used);
    for (const [index, key = ""] of written.entries()) {
      const at = found[index] === undefined ? free.get(key)?.shift() : undefined;
      if (at === undefined) continue;
      found[index] = at;
      used.add(at);
    }
  }
  return found;
}

function indexesByKey(keys: Pass[1], used: ReadonlySet<number>): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    if (!key || used.has(index)) continue;
    const same = indexes.get(key);
    if (same) same.push(index);
    else indexes.set(key, [index]);
  }
  return indexes;
}

type SetTraits = { all: string; exercises: string; name: string; first: string };
type EntryTraits = { all: string; exercise: string };

function traitsOfSet({ setType, setRounds, name, timing, description, entries }: SetContent): SetTraits {
  return joinTraits([setType, setRounds, name, description, timingIn(timing)], name, entries.map(traitsOfEntry));
}

function traitsOfModule(module: Module): SetTraits {
  const { setType, setRounds, name, description, moduleExercises } = module;
  return joinTraits(
    [setType, setRounds, name, description, timingIn(module)],
    name,
    moduleExercises.map(traitsOfOldEntry),
  );
}

function timingIn(part: Timing): unknown[] {
  return setTimings.map((timing) => part[timing]);
}

function detailsIn(part: EntryDetails): unknown[] {
  return exerciseDetails.map((detail) => part[detail]);
}

function joinTraits(own: unknown[], name: string, entries: EntryTraits[]): SetTraits {
  const exercises = entries.map(({ exercise }) => exercise);
  const all = JSON.stringify([...own, entries.map((entry) => entry.all)]);
  return { all, exercises: exercises.join(" "), name, first: exercises[0] ?? "" };
}

function traitsOfEntry({ kept, exercise, description, slots, rounds, details }: EntryContent): EntryTraits {
  if (kept) return traitsOfOldEntry(kept);
  return traitsOf(exercise?.id, [description, detailsIn(details)], slots, rounds);
}

function traitsOfOldEntry(entry: ModuleExercise): EntryTraits {
  const slots = entry.trackableCategories;
  const rounds = entry.moduleExerciseRounds.map(({ isRest, roundDefinitions }) => ({
    isRest,
    definitions: roundDefinitions.filter((_, index) => slots[index] && !isEmptySlot(slots[index])),
  }));
  return traitsOf(
    entry.exercise?.id,
    [entry.description, detailsIn(entry)],
    slots.filter((slot) => !isEmptySlot(slot)),
    rounds,
  );
}

function traitsOf(id = "rest", texts: unknown[], slots: TrackableSlot[], rounds: RoundContent[]): EntryTraits {
  const values = rounds.map(({ isRest, definitions }) => [
    isRest,
    ...definitions.map(({ trackableType, value, additionalValue, percentageOf = null }) => [
      trackableType,
      value,
      additionalValue,
      percentageOf,
    ]),
  ]);
  const columns = slots.map(({ trackableCategory, measurementUnit }) => [trackableCategory, measurementUnit]);
  return { all: JSON.stringify([id, texts, columns, values]), exercise: id };
}

function keysOf(set: string, { all, exercise }: EntryTraits): string[] {
  return [`${set} ${all}`, `${set} ${exercise}`, all, exercise];
}
