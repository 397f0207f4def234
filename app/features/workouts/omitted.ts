import { exerciseDetails, setTimings } from "#app/domain/workout/document/details.ts";
import type { Module, ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";

/**
 * A day as an app sent it, which may be older than some fields: what it leaves out stays as stored, found by id; null
 * and the default take it away (decisions §6). `stored` is null for a day that nobody saved.
 */
export function keepOmitted(sent: Workout, stored: Workout | null): Workout {
  const modules = new Map((stored?.modules ?? []).map((module) => [module.id, module]));
  const entries = new Map(
    [...modules.values()].flatMap(({ moduleExercises }) => moduleExercises.map((entry) => [entry.id, entry])),
  );
  return {
    ...sent,
    modules: sent.modules.map((module) => ({
      ...keep(module, modules.get(module.id), setTimings),
      moduleExercises: module.moduleExercises.map((entry) => keepInExercise(entry, entries.get(entry.id))),
    })),
  };
}

/** Of an exercise that is not stored: null says the same as leaving out. */
export function withoutDefaults(entry: ModuleExercise): ModuleExercise {
  return keepInExercise(entry, undefined);
}

function keepInExercise(entry: ModuleExercise, stored: ModuleExercise | undefined): ModuleExercise {
  const rounds = new Map((stored?.moduleExerciseRounds ?? []).map((round) => [round.id, round]));
  const moduleExerciseRounds = entry.moduleExerciseRounds.map((round) => keepInRound(round, rounds.get(round.id)));
  return { ...keep(entry, stored, exerciseDetails), moduleExerciseRounds };
}

/** The base of a percentage stays while it is one of the same quantity. */
function keepInRound(round: Round, stored: Round | undefined): Round {
  const roundDefinitions = round.roundDefinitions.map((definition) => {
    const old = stored?.roundDefinitions.find(
      ({ trackableCategory, trackableType }) =>
        trackableCategory === definition.trackableCategory && trackableType === definition.trackableType,
    );
    return withoutDefault(keep(definition, old, ["percentageOf"]));
  });
  return { ...round, roundDefinitions };
}

function withoutDefault({ percentageOf, ...definition }: RoundDefinition): RoundDefinition {
  return percentageOf && percentageOf !== "oneRepetitionMaximum" ? { ...definition, percentageOf } : definition;
}

function keep<Part extends Module | ModuleExercise | RoundDefinition, Key extends keyof Part>(
  part: Part,
  stored: Part | undefined,
  keys: readonly Key[],
): Part {
  const kept = { ...part };
  for (const key of keys) {
    const value = part[key] === undefined ? stored?.[key] : part[key];
    if (value === undefined || value === null || value === false) delete kept[key];
    else kept[key] = value;
  }
  return kept;
}
