import { numberPositions, positionOf, positionsOf } from "#app/domain/workout/document/alternatives.ts";
import { newModule } from "#app/domain/workout/document/create.ts";
import type { Module, Workout } from "#app/domain/workout/document/document.ts";
import { changeModule, containsAny, findModule, idsOfModule } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { insertAt, moveItem, repeats } from "#app/domain/workout/document/lists.ts";
import { notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { rebuildModule } from "#app/domain/workout/document/rounds.ts";
import { hasRoundCount, hasTimeCap, noRoundCount } from "#app/domain/workout/document/set-types.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

type SetCommandType =
  | "set.add"
  | "set.remove"
  | "set.move"
  | "set.rename"
  | "set.describe"
  | "set.setType"
  | "set.setRounds"
  | "set.addAlternative"
  | "set.paste";

export const setCommands: Handlers<SetCommandType> = {
  "set.add": add,
  "set.remove": remove,
  "set.move": move,
  "set.rename": rename,
  "set.describe": describe,
  "set.setType": setType,
  "set.setRounds": setRounds,
  "set.addAlternative": addAlternative,
  "set.paste": paste,
};

function add(workout: Workout, { moduleId, at }: CommandOf<"set.add">): Outcome<Workout> {
  if (containsAny(workout, [moduleId])) return workout;
  return insertPosition(workout, [newModule(moduleId)], at);
}

/** The remaining variations are renumbered; if none is left, later positions move up. */
function remove(workout: Workout, { moduleId }: CommandOf<"set.remove">): Outcome<Workout> {
  if (!findModule(workout, moduleId)) return notFound();
  const positions = positionsOf(workout.modules).map((variations) => variations.filter(({ id }) => id !== moduleId));
  return { ...workout, modules: numberPositions(positions) };
}

function move(workout: Workout, { moduleId, at }: CommandOf<"set.move">): Outcome<Workout> {
  const positions = positionsOf(workout.modules);
  const position = positionOf(positions, moduleId);
  if (position === 0) return notFound();
  const moved = moveItem(positions, position - 1, at);
  return moved === positions ? workout : { ...workout, modules: numberPositions(moved) };
}

function rename(workout: Workout, { moduleId, name }: CommandOf<"set.rename">): Outcome<Workout> {
  if (name.length > limits.name) return refuse(`A set name has at most ${limits.name} characters.`);
  return changeModule(workout, moduleId, (module) => (module.name === name ? module : { ...module, name }));
}

function describe(workout: Workout, { moduleId, description }: CommandOf<"set.describe">): Outcome<Workout> {
  if (description.length > limits.description) {
    return refuse(`A description has at most ${limits.description} characters.`);
  }
  return changeModule(workout, moduleId, (module) =>
    module.description === description ? module : { ...module, description },
  );
}

function setType(workout: Workout, { moduleId, setType: type }: CommandOf<"set.setType">): Outcome<Workout> {
  return changeModule(workout, moduleId, (module) => {
    if (module.setType === type) return module;
    const setRounds = hasRoundCount(type) ? module.setRounds : null;
    const { timeCap, ...others } = module;
    const capped = hasTimeCap(type) && timeCap !== undefined ? { timeCap } : {};
    return rebuildModule({ ...others, ...capped, setType: type, setRounds });
  });
}

function setRounds(workout: Workout, { moduleId, rounds }: CommandOf<"set.setRounds">): Outcome<Workout> {
  const text = rounds.trim();
  const count = text === "" ? null : Number(text);
  const isWhole = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= limits.rounds;
  return changeModule(workout, moduleId, (module) => {
    if (count !== null && !hasRoundCount(module.setType)) return refuse(noRoundCount(module.setType));
    if (count !== null && !isWhole) return refuse(`Enter a whole number from 1 to ${limits.rounds}.`);
    return module.setRounds === count ? module : rebuildModule({ ...module, setRounds: count });
  });
}

function addAlternative(
  workout: Workout,
  { moduleId, alternativeId }: CommandOf<"set.addAlternative">,
): Outcome<Workout> {
  const module = findModule(workout, moduleId);
  if (!module) return notFound();
  if (containsAny(workout, [alternativeId])) return workout;
  if (workout.modules.length >= limits.modules) return tooManySets();
  const alternative = { ...newModule(alternativeId), setType: module.setType, setRounds: module.setRounds };
  const positions = positionsOf(workout.modules).map((variations) =>
    variations.includes(module) ? [...variations, alternative] : variations,
  );
  return { ...workout, modules: numberPositions(positions) };
}

function paste(workout: Workout, { module, alternatives = [], at }: CommandOf<"set.paste">): Outcome<Workout> {
  if (findModule(workout, module.id)) return workout;
  const variations = [module, ...alternatives];
  const ids = variations.flatMap(idsOfModule);
  if (repeats(ids) || containsAny(workout, ids)) return refuse("A pasted set needs ids of its own.");
  return insertPosition(workout, variations.map(rebuildModule), at);
}

function insertPosition(workout: Workout, variations: Module[], at?: number): Outcome<Workout> {
  if (workout.modules.length + variations.length > limits.modules) return tooManySets();
  const positions = insertAt(positionsOf(workout.modules), variations, at);
  return { ...workout, modules: numberPositions(positions) };
}

function tooManySets() {
  return refuse(`A workout has at most ${limits.modules} sets, alternatives included.`);
}
