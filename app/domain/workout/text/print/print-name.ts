import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { countIn, isSurelyLines, seemsLines, typeMeant } from "#app/domain/workout/text/words/doubtful.ts";
import { quoted } from "#app/domain/workout/text/words/plain.ts";

/** The set that has the name: `isTyped` where its type is written before it, `isEmpty` where it has no exercises. */
type NameFacts = { setType: SetType | null; isTyped: boolean; isEmpty: boolean };

/** The name behind a colon: between quotation marks where it could be read as something else, or asked about. */
export function printName(name: string, named: NameFacts): string {
  const isMisread = /^["“”„‟″«»]|(?:^|\s)\/\//.test(name);
  return isMisread || isDoubtfulName(name, named) ? quoted(name) : name;
}

/** Whether the name may be more than a name: a type, a count or the exercises themselves. */
export function isDoubtfulName(name: string, { setType, isTyped, isEmpty }: NameFacts): boolean {
  if (isTyped ? countIn(name, setType) : (typeMeant(name) ?? countIn(name, "regular"))) return true;
  return isSurelyLines(name) || (isEmpty && seemsLines(name));
}
