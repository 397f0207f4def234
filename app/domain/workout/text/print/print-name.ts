import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { isScheme } from "#app/domain/workout/text/sets/schemes.ts";
import { countIn, findTypeInName, isCertainlyLines, looksLikeLines } from "#app/domain/workout/text/words/doubtful.ts";
import { quoted } from "#app/domain/workout/text/words/plain.ts";

/** `isTyped`: its type is written before the name. */
type NameFacts = { setType: SetType | null; isTyped: boolean; isEmpty: boolean };

/** Quoted if it could be read as something else or cause a question. */
export function printName(name: string, named: NameFacts): string {
  const isMisread = /^["“”„‟″«»]|(?:^|\s)\/\//.test(name);
  return isMisread || isDoubtfulName(name, named) ? quoted(name) : name;
}

export function isDoubtfulName(name: string, { setType, isTyped, isEmpty }: NameFacts): boolean {
  if (isScheme(name) || (isTyped && isEmpty && setType !== "regular" && setType !== null)) return true;
  if (isTyped ? countIn(name, setType) : (findTypeInName(name) ?? countIn(name, "regular"))) return true;
  return isCertainlyLines(name) || (isEmpty && looksLikeLines(name));
}
