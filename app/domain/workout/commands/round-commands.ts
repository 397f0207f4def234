import { allowsType } from "#app/domain/trackables/allowed.ts";
import { typeSaid, type ValueKind } from "#app/domain/trackables/text-forms.ts";
import { parseValue, printValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { changeExercise } from "#app/domain/workout/document/find.ts";
import { replaceAt } from "#app/domain/workout/document/lists.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

type RoundCommandType = "value.set" | "value.setAll" | "round.setRest";

export const roundCommands: Handlers<RoundCommandType> = {
  "value.set": setValue,
  "value.setAll": setAllValues,
  "round.setRest": setRest,
};

function setValue(workout: Workout, command: CommandOf<"value.set">): Outcome<Workout> {
  const { moduleExerciseId, roundId, slot, text } = command;
  return changeRound(workout, moduleExerciseId, roundId, (round) => withValue(round, slot, text));
}

function setAllValues(workout: Workout, { moduleExerciseId, slot, text }: CommandOf<"value.setAll">): Outcome<Workout> {
  return changeExercise(workout, moduleExerciseId, (moduleExercise) => {
    if (!moduleExercise.trackableCategories[slot]) return notFound();
    let changed = moduleExercise;
    for (const [index, round] of moduleExercise.moduleExerciseRounds.entries()) {
      const outcome = withValue(round, slot, text);
      if (isRefusal(outcome)) return outcome;
      changed = withRoundAt(changed, index, outcome);
    }
    return changed;
  });
}

/** The values stay, as a rest of 0:15 has one too. */
function setRest(
  workout: Workout,
  { moduleExerciseId, roundId, isRest }: CommandOf<"round.setRest">,
): Outcome<Workout> {
  return changeRound(workout, moduleExerciseId, roundId, (round) =>
    round.isRest === isRest ? round : { ...round, isRest },
  );
}

function withValue(round: Round, slot: number, text: string): Outcome<Round> {
  const definition = round.roundDefinitions[slot];
  if (!definition) return notFound();
  const { type: trackableType, parsed } = readTyped(kindOf(definition), text);
  if (!parsed.ok) return text.trim() === printValue(definition) ? round : refuse(parsed.reason);
  const { value, additionalValue } = parsed;
  const isSame = definition.value === value && definition.additionalValue === additionalValue;
  if (isSame && definition.trackableType === trackableType) return round;
  const typed = { ...definition, trackableType, value, additionalValue };
  return { ...round, roundDefinitions: replaceAt(round.roundDefinitions, slot, typed) };
}

/** The cell's own type comes first. */
function readTyped(kind: ValueKind, text: string) {
  const parsed = parseValue(kind, text);
  const said = parsed.ok || kind.category === null ? null : typeSaid(kind, text);
  if (said === null || kind.category === null || !allowsType(kind.category, said)) return { type: kind.type, parsed };
  return { type: said, parsed: parseValue({ ...kind, type: said }, text) };
}

function kindOf({ trackableCategory, measurementUnit, trackableType }: RoundDefinition): ValueKind {
  return { category: trackableCategory, unit: measurementUnit, type: trackableType };
}

function changeRound(
  workout: Workout,
  moduleExerciseId: string,
  roundId: string,
  change: (round: Round) => Outcome<Round>,
): Outcome<Workout> {
  return changeExercise(workout, moduleExerciseId, (moduleExercise) => {
    const index = moduleExercise.moduleExerciseRounds.findIndex(({ id }) => id === roundId);
    const round = moduleExercise.moduleExerciseRounds[index];
    if (!round) return notFound();
    const changed = change(round);
    return isRefusal(changed) ? changed : withRoundAt(moduleExercise, index, changed);
  });
}

function withRoundAt(moduleExercise: ModuleExercise, index: number, round: Round): ModuleExercise {
  const moduleExerciseRounds = replaceAt(moduleExercise.moduleExerciseRounds, index, round);
  if (moduleExerciseRounds === moduleExercise.moduleExerciseRounds) return moduleExercise;
  return { ...moduleExercise, moduleExerciseRounds };
}
