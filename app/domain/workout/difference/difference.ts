import { capitalised } from "#app/domain/text/capital.ts";
import { printSetTiming, setTimings } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { lettersOf } from "#app/domain/workout/document/letters.ts";
import { exerciseNames, setPlace } from "#app/domain/workout/document/names.ts";
import { roundWord, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { movedAmong, textChange, wordChange } from "./changes.ts";
import { exerciseChanges, exerciseInShort } from "./exercise.ts";

type PlacedEntry = { module: Module; entry: ModuleExercise };

type Side = {
  workout: Workout;
  names: Map<string, string>;
  modules: Map<string, Module>;
  entries: Map<string, PlacedEntry>;
  mains: Map<string, string>;
};

/**
 * 'Back squat, round 2, weight: 100 → 105', in the order of the workout. Empty if a coach would see no difference.
 * `before` is null for a day that was never saved.
 */
export function differences(before: Workout | null, after: Workout): string[] {
  const [old, now] = [sideOf(before ?? { ...after, restDay: true, ...nothing }), sideOf(after)];
  const lines = [
    ...restDayChange(old.workout, now.workout),
    ...textChange("title", old.workout.name, now.workout.name),
    ...textChange("motivational text", old.workout.motivation, now.workout.motivation),
    ...imageChange(old.workout, now.workout),
    ...removedSets(old, now),
    ...now.workout.modules.flatMap((module) => setChanges(old, now, module)),
  ];
  return lines.map(capitalised);
}

const nothing = { name: "", motivation: "", image: null, modules: [] };

function sideOf(workout: Workout): Side {
  const { modules } = workout;
  const entries = modules.flatMap((module) => module.moduleExercises.map((entry) => ({ module, entry })));
  const mains = modules.map((module): [string, string] => [
    module.id,
    modules.find(({ orderNumber }) => orderNumber === module.orderNumber)?.id ?? "",
  ]);
  return {
    workout,
    names: exerciseNames(workout),
    modules: new Map(modules.map((module) => [module.id, module])),
    entries: new Map(entries.map((place) => [place.entry.id, place])),
    mains: new Map(mains),
  };
}

function restDayChange(old: Workout, now: Workout) {
  if (old.restDay === now.restDay) return [];
  return [now.restDay ? "now a rest day" : "no longer a rest day"];
}

function imageChange({ image: old }: Workout, { image: now }: Workout) {
  if (old === now) return [];
  if (now === null) return ["image removed"];
  return [old === null ? "image added" : "image changed"];
}

function removedSets(old: Side, now: Side) {
  const gone = old.workout.modules.filter(({ id }) => !now.modules.has(id));
  return gone.map((module) => `${titleOf(module)} removed${contentOf(module, old)}`);
}

function setChanges(old: Side, now: Side, module: Module): string[] {
  const before = old.modules.get(module.id);
  if (!before) return [`${titleOf(module)} added${contentOf(module, now)}`];
  const title = titleOf(module);
  const isCountListed = before.setRounds !== module.setRounds;
  return [
    ...setMove(old, now, module),
    ...textChange(`name of ${setPlace(module)}`, before.name, module.name),
    ...wordChange(`type of ${title}`, typeOf(before), typeOf(module)),
    ...setTimings.flatMap((part) => {
      const [was, is] = [before, module].map((one) => printSetTiming(one, part) || "none");
      return wordChange(`${part === "timeCap" ? "time cap" : "interval"} of ${title}`, was ?? "", is ?? "");
    }),
    ...wordChange(`${roundWord(module.setType)} of ${title}`, countOf(before), countOf(module)),
    ...textChange(`description of ${title}`, before.description, module.description),
    ...removedEntries(old, now, before),
    ...module.moduleExercises.flatMap((entry) => entryChanges(old, now, { module, entry }, isCountListed)),
  ];
}

function setMove(old: Side, now: Side, module: Module): string[] {
  const before = old.modules.get(module.id);
  if (!before) return [];
  const idsOf = ({ workout }: Side) => workout.modules.map(({ id }) => id);
  const isMoved = movedAmong(idsOf(old), idsOf(now)).has(module.id);
  const isAlternative = (side: Side) => side.mains.get(module.id) !== module.id;
  const wasOfAnother = isAlternative(now) && old.mains.get(module.id) !== now.mains.get(module.id);
  if (!isMoved && isAlternative(old) === isAlternative(now) && !wasOfAnother) return [];
  const [from, to] = [setPlace(before), setPlace(module)];
  return [from === to ? `${titleOf(module)} moved` : `${namedOr(module, from)} is now ${to}`];
}

function removedEntries(old: Side, now: Side, before: Module) {
  const gone = before.moduleExercises.filter(({ id }) => !now.entries.has(id));
  return gone.map(({ id }) => `${old.names.get(id)} removed from ${titleOf(before)}`);
}

function entryChanges(old: Side, now: Side, { module, entry }: PlacedEntry, isCountListed: boolean): string[] {
  const name = now.names.get(entry.id) ?? "";
  const place = old.entries.get(entry.id);
  if (!place) return [`${exerciseInShort(name, entry)} added to ${titleOf(module)}`];
  return [
    ...entryMove(place, { module, entry }, name),
    ...(place.entry.exercise?.id === entry.exercise?.id ? [] : [`${old.names.get(entry.id)} replaced by ${name}`]),
    ...exerciseChanges(name, place.entry, entry, isCountListed),
  ];
}

function entryMove(old: PlacedEntry, { module, entry }: PlacedEntry, name: string): string[] {
  if (old.module.id !== module.id) return [`${name} moved from ${titleOf(old.module)} to ${titleOf(module)}`];
  const idsOf = ({ moduleExercises }: Module) => moduleExercises.map(({ id }) => id);
  if (!movedAmong(idsOf(old.module), idsOf(module)).has(entry.id)) return [];
  const index = module.moduleExercises.indexOf(entry);
  return [`${name} moved to ${lettersOf(module)[index] ?? `place ${index + 1}`} of ${titleOf(module)}`];
}

/** ': Back squat 5×5, Chin-up 5×8'; empty for an empty set. */
function contentOf({ moduleExercises }: Module, { names }: Side): string {
  const entries = moduleExercises.map((entry) => exerciseInShort(names.get(entry.id) ?? "", entry));
  return entries.length === 0 ? "" : `: ${entries.join(", ")}`;
}

function titleOf(module: Module) {
  return namedOr(module, setPlace(module));
}

function namedOr({ name }: Module, place: string) {
  return name.trim() ? `‘${name.trim()}’ (${place})` : place;
}

function typeOf({ setType }: Module) {
  return setType === null ? "none" : setTypeName(setType);
}

function countOf({ setRounds }: Module) {
  return setRounds === null ? "none" : String(setRounds);
}
