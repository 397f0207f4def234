import { numberPositions } from "#app/domain/workout/document/alternatives.ts";
import type {
  Module,
  ModuleExercise,
  Round,
  RoundDefinition,
  TrackableSlot,
  Workout,
} from "#app/domain/workout/document/document.ts";
import { definitionFor, isEmptySlot, padExercise } from "#app/domain/workout/document/slots.ts";
import { oneLine, plainLineEnds } from "#app/domain/workout/text/words/plain.ts";
import { isSame, settled } from "#app/domain/workout/text/words/same.ts";
import type { EntryContent, RoundContent, SetContent } from "./drafts.ts";
import { matchEntries, matchSets } from "./match.ts";

/**
 * Parts that stay keep their ids and what the notation can't say (empty columns, completed rounds); unchanged parts
 * stay the same objects.
 */
export function settleSets(sets: readonly SetContent[], current: Workout, newId: () => string): Module[] {
  const modules = matchSets(sets, current.modules);
  const entries = matchEntries(sets, modules, current);
  const positions: Module[][] = [];
  for (const [index, set] of sets.entries()) {
    const module = modules[index];
    const moduleExercises = set.entries.map((entry, at) => settleEntry(entry, entries.get(entry), at + 1, newId));
    const next = settleSet(set, module, moduleExercises, newId);
    if (set.isAlternative) positions.at(-1)?.push(next);
    else positions.push([next]);
  }
  const old = new Map(current.modules.map((module) => [module.id, module]));
  return numberPositions(positions).map((module) => settled(module, old.get(module.id)));
}

export function settleText(next: string, old: string, printed: (text: string) => string): string {
  return printed(old) === next ? old : next;
}

function settleSet(
  set: SetContent,
  module: Module | undefined,
  moduleExercises: ModuleExercise[],
  newId: () => string,
): Module {
  const { setType, setRounds } = set;
  return {
    id: module?.id ?? newId(),
    orderNumber: module?.orderNumber ?? 0,
    orderNumberInAlternatives: module?.orderNumberInAlternatives ?? 0,
    name: settleText(set.name, module?.name ?? "", oneLine),
    description: settleText(set.description, module?.description ?? "", plainLineEnds),
    setType,
    setRounds,
    moduleExercises,
    ...set.timing,
  };
}

function settleEntry(content: EntryContent, old: ModuleExercise | undefined, orderNumber: number, newId: () => string) {
  if (content.kept) return settled({ ...content.kept, orderNumber }, content.kept);
  const isOld =
    old !== undefined &&
    isSame(
      old.trackableCategories.filter((slot) => !isEmptySlot(slot)),
      content.slots,
    );
  const slots = isOld ? old.trackableCategories : content.slots;
  const next: ModuleExercise = {
    id: old?.id ?? newId(),
    exercise: old?.exercise ?? content.exercise,
    description: settleText(content.description, old?.description ?? "", plainLineEnds),
    orderNumber,
    isRest: content.exercise === null,
    trackableCategories: slots,
    moduleExerciseRounds: content.rounds.map((round, index) =>
      settleRound(round, slots, old?.moduleExerciseRounds[index], index + 1, newId),
    ),
    ...content.details,
  };
  return settled(isOld ? next : padExercise(next), old);
}

function settleRound(
  { isRest, definitions }: RoundContent,
  slots: readonly TrackableSlot[],
  old: Round | undefined,
  orderNumber: number,
  newId: () => string,
): Round {
  const isCompleted = old?.isCompleted ?? false;
  const roundDefinitions = spread(definitions, slots);
  return settled({ id: old?.id ?? newId(), orderNumber, isRest, isCompleted, roundDefinitions }, old);
}

function spread(definitions: readonly RoundDefinition[], slots: readonly TrackableSlot[]): RoundDefinition[] {
  let used = 0;
  return slots.map((slot) => (isEmptySlot(slot) ? definitionFor(slot) : (definitions[used++] ?? definitionFor(slot))));
}
