import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { changeExercise, changeModule, findExercise } from "#app/domain/workout/document/find.ts";
import { mostUsualRounds } from "#app/domain/workout/document/limits.ts";
import { isRefusal, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { growsAlone, rebuildModule } from "#app/domain/workout/document/rounds.ts";
import type { CommandOf } from "./handlers.ts";
import { typeValue } from "./typed-value.ts";

type Typed = Pick<CommandOf<"value.setAll">, "moduleExerciseId" | "slot" | "text" | "converts">;

/** A weight of '80x5' is no count. */
const counted: readonly (TrackableCategory | null | undefined)[] = ["reps", "time", "distance", "calories"];

/** '5x3+' in the first round: five rounds of it. Null for any other text. */
export function typeCounted(workout: Workout, typed: Typed, isFirst: boolean): Outcome<Workout> | null {
  const { moduleExerciseId, slot, converts } = typed;
  const [, count, text] = /^\s*(\d{1,2})\s*[x×]\s*(\S.*)$/iu.exec(typed.text) ?? [];
  const found = findExercise(workout, moduleExerciseId);
  if (!count || !text || !found) return null;
  const { module, moduleExercise } = found;
  if (moduleExercise.isRest || !counted.includes(moduleExercise.trackableCategories[slot]?.trackableCategory))
    return null;
  const setRounds = Number(count);
  if (!isFirst) return refuse("Write the number of rounds in the first one.");
  if (setRounds < 1 || setRounds > mostUsualRounds)
    return refuse(`Write at most ${mostUsualRounds} rounds like this, and more in the set's own field.`);
  if (module.setRounds !== setRounds && !growsAlone(module))
    return refuse("The rounds of this set are not of this exercise alone. Change them in the set's own field.");
  const grown = changeModule(workout, module.id, (set) =>
    set.setRounds === setRounds ? set : rebuildModule({ ...set, setRounds }),
  );
  if (isRefusal(grown)) return grown;
  return changeExercise(grown, moduleExerciseId, (entry) => typeValue(entry, () => true, slot, text, converts));
}
