import { type Density, parseDensity } from "#app/domain/people/preferences.ts";
import type { Part } from "#app/domain/workout/clipboard/clip.ts";
import type { Command, Converted } from "#app/domain/workout/commands/commands.ts";
import { type ButtonCommandType, commandWords, type Press } from "./presses.ts";

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

const numbers = new Set(["at", "slot"]);
