import { type Density, parseDensity } from "#app/domain/people/preferences.ts";
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
const commandWords = {
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

type ButtonCommandType = keyof typeof commandWords;

const numbers = new Set(["at", "slot"]);

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

/** Null if it is no button of the form. The command is not validated yet. */
export function parsePress(text: string, newId: () => string): Press | null {
  const [first = "", ...words] = text.split(" ");
  const ofPage = pagePresses.get(first);
  return ofPage ? ofPage(words[0] ?? "", words[1] ?? "") : parseWorkoutPress(first, words, newId);
}

const pagePresses = new Map<string, (word: string, next: string) => Press | null>([
  ["save", () => ({ press: "save" })],
  ["undo", (save) => ({ press: "undo", save: save === "" ? null : Number(save) })],
  ["redo", (save) => ({ press: "redo", save: save === "" ? null : Number(save) })],
  ["client", () => ({ press: "client" })],
  ["rounding", () => ({ press: "rounding" })],
  ["density", (word) => withDensity(parseDensity(word))],
  ["copyWeek", () => ({ press: "copyWeek" })],
  ["pasteWeek", () => ({ press: "pasteWeek" })],
  ["restDays", () => ({ press: "restDays" })],
  ["clearDays", () => ({ press: "clearDays" })],
  ["explore", (shown) => ({ press: "explore", shown: shown === "" ? null : Number(shown) })],
  ["convert", (what, name) => (isConverted(what) && name ? { press: "convert", converts: what, name } : null)],
  ["apply", (key) => (key ? { press: "apply", key } : null)],
  ["keep", (key, version) => (key ? { press: "keep", key, version: Number(version) } : null)],
  ["take", (key) => (key ? { press: "take", key } : null)],
  ["week", (week) => ({ press: "week", week })],
  ["add", (exerciseId) => (exerciseId ? { press: "addToTarget", exerciseId } : null)],
  ["place", (exerciseId) => (exerciseId ? { press: "placeFound", exerciseId } : null)],
]);

function withDensity(density: Density | null): Press | null {
  return density && { press: "density", density };
}

function isConverted(word: string): word is Converted {
  return word === "column" || word === "value";
}

function parseWorkoutPress(key: string, [word = "", ...words]: string[], newId: () => string): Press | null {
  const [id = "", exerciseId = ""] = words;
  if (!id) return null;
  if (word === "copy" || word === "paste") {
    const part = parsePart(words);
    return part && { press: word, key, part };
  }
  if (word === "add") return { press: "add", key, moduleId: id, exerciseId };
  if (word === "open" || word === "fold" || word === "place" || word === "fill") return { press: word, key, id };
  if (word === "move" || word === "copyTo") {
    return exerciseId ? { press: word, key, id, to: words.slice(1).join(" ") } : null;
  }
  if (word === "find") return { press: "find", key, moduleId: id };
  const command = parseCommand(word, words, newId);
  return command && { press: "command", key, command };
}

function parsePart([kind, id]: string[]): Part | null {
  if (kind === "workout") return { kind };
  return id && (kind === "set" || kind === "exercise") ? { kind, id } : null;
}

function parseCommand(type: string, words: string[], newId: () => string): Command | null {
  if (!isButtonType(type)) return null;
  const names: readonly string[] = commandWords[type];
  if (words.length !== names.length) return null;
  const entries = names.map((name, index) => [name, readWord(name, words[index] ?? "", newId)]);
  // why: the words of each type are its command's fields; callers validate it by the commands' schema
  return { type, ...Object.fromEntries(entries) } as Command;
}

function isButtonType(type: string): type is ButtonCommandType {
  return Object.hasOwn(commandWords, type);
}

function readWord(name: string, word: string, newId: () => string): string | number {
  if (numbers.has(name)) return Number(word);
  return word === "*" ? newId() : word;
}
