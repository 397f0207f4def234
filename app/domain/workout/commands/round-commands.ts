import type { ModuleExercise, Round, Workout } from "#app/domain/workout/document/document.ts";
import { changeExercise } from "#app/domain/workout/document/find.ts";
import { replaceAt } from "#app/domain/workout/document/lists.ts";
import { isRefusal, notFound, type Outcome } from "#app/domain/workout/document/outcome.ts";
import type { CommandOf, Handlers } from "./handlers.ts";
import { typeValue } from "./typed-value.ts";

type RoundCommandType = "value.set" | "value.setAll" | "round.setRest";

export const roundCommands: Handlers<RoundCommandType> = {
  "value.set": setValue,
  "value.setAll": setAllValues,
  "round.setRest": setRest,
};

function setValue(workout: Workout, command: CommandOf<"value.set">): Outcome<Workout> {
  const { moduleExerciseId, roundId, slot, text, converts } = command;
  return changeExercise(workout, moduleExerciseId, (moduleExercise) => {
    const isHere = moduleExercise.moduleExerciseRounds.some(({ id }) => id === roundId);
    return isHere ? typeValue(moduleExercise, ({ id }) => id === roundId, slot, text, converts) : notFound();
  });
}

function setAllValues(workout: Workout, command: CommandOf<"value.setAll">): Outcome<Workout> {
  const { moduleExerciseId, slot, text, converts } = command;
  return changeExercise(workout, moduleExerciseId, (moduleExercise) =>
    typeValue(moduleExercise, () => true, slot, text, converts),
  );
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
