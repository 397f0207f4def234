import type { Density } from "#app/domain/people/preferences.ts";
import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import type { Command, Converted } from "#app/domain/workout/commands/commands.ts";

/** A button's value is one line: '3 set.remove {id}', 'add {exerciseId}', 'week 2'. '*' stands for a new id. */
export type Press =
  | { press: "command"; key: string; command: Command }
  /** The snapshot is looked up by the caller. */
  | { press: "add"; key: string; moduleId: string; exerciseId: string }
  | { press: "addToTarget"; exerciseId: string }
  | { press: "open"; key: string; id: string }
  | { press: "fold"; key: string; id: string }
  /** Asks where to move or copy something, or does it; `overOf` reads `to`. */
  | { press: "place"; key: string; id: string }
  | { press: "move" | "copyTo"; key: string; id: string; to: string }
  | { press: "placeFound"; exerciseId: string }
  /** Takes over what its exercise had when this coach last used it; looked up by the caller. */
  | { press: "fill"; key: string; id: string }
  | { press: "find"; key: string; moduleId: string }
  | { press: "explore"; shown: number | null }
  | { press: "week"; week: string }
  /** Saves the input, then shows the week for the chosen client or rounding step. */
  | { press: "client" | "rounding" }
  /** Saves the input, then shows the week in these rows. */
  | { press: "density"; density: Density }
  | { press: "save" }
  /** Enters what the field says although its unit is not the column's. */
  | { press: "convert"; converts: Converted; name: string }
  /** `save`: the number of the save to revert without script, or null for the latest. */
  | { press: "undo" | "redo"; save: number | null }
  /** Overwrites a day that somebody else changed; `version` is theirs. */
  | { press: "keep"; key: string; version: number }
  | { press: "take"; key: string }
  /** Saves the input and returns to this day. */
  | { press: "apply"; key: string }
  | { press: "copy"; key: string; part: Part }
  | { press: "paste"; key: string; part: Part }
  | { press: "copyWeek" }
  | { press: "pasteWeek" }
  | { press: "restDays" | "clearDays" };

/** After the workout's key and the command's type, in this order. */
export const commandWords = {
  "set.add": ["moduleId"],
  "set.remove": ["moduleId"],
  "set.move": ["moduleId", "at"],
  "set.addAlternative": ["moduleId", "alternativeId"],
  "exercise.addRest": ["moduleId", "moduleExerciseId"],
  "exercise.remove": ["moduleExerciseId"],
  "exercise.move": ["moduleExerciseId", "moduleId", "at"],
  "exercise.oneRepetitionMaximum": ["moduleExerciseId"],
  "trackable.add": ["moduleExerciseId", "category"],
  "trackable.remove": ["moduleExerciseId", "slot"],
} as const satisfies Partial<Record<Command["type"], readonly string[]>>;

export type ButtonCommandType = keyof typeof commandWords;

/** Missing ids are created when the button is pressed. */
export function commandButton(key: string, type: ButtonCommandType, ...words: (string | number)[]): string {
  const wanted = commandWords[type].length;
  const filled = Array.from({ length: wanted }, (_, index) => words[index] ?? "*");
  return [key, type, ...filled].join(" ");
}

export function pressButton(press: Exclude<Press, { press: "command" }>): string {
  switch (press.press) {
    case "add":
      return `${press.key} add ${press.moduleId} ${press.exerciseId}`;
    case "addToTarget":
    case "placeFound":
      return `${press.press === "addToTarget" ? "add" : "place"} ${press.exerciseId}`;
    case "open":
    case "fold":
    case "place":
    case "fill":
      return `${press.key} ${press.press} ${press.id}`;
    case "move":
    case "copyTo":
      return `${press.key} ${press.press} ${press.id} ${press.to}`;
    case "find":
      return `${press.key} find ${press.moduleId}`;
    case "copy":
    case "paste":
      return [press.key, press.press, press.part.kind, "id" in press.part ? press.part.id : []].flat().join(" ");
    case "keep":
      return `keep ${press.key} ${press.version}`;
    case "convert":
      return `convert ${press.converts} ${press.name}`;
    case "apply":
    case "take":
      return `${press.press} ${press.key}`;
    case "density":
      return `density ${press.density}`;
    case "week":
      return `week ${press.week}`;
    case "undo":
    case "redo":
      return press.save === null ? press.press : `${press.press} ${press.save}`;
    case "explore":
      return press.shown === null ? "explore" : `explore ${press.shown}`;
    default:
      return press.press;
  }
}
