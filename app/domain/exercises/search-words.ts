import { foldForSearch } from "#app/domain/text/fold.ts";
import { shortFormsOf, spelledOut } from "./abbreviations.ts";

/** How one word of a search may be written in a name. */
export type SearchWord = {
  /** Words of a name start so. */
  starts: string[];
  /** Anywhere in a name without its signs: 'pullup' in 'Pull-up'. Null for a short word, which is in most names. */
  joined: string | null;
  /** Letters, found as whole words, as abbreviations are: 'db' is not in 'Sandbag'. */
  whole: string[];
  /** A regular expression for names with one slip of spelling; null for a word that is too short. */
  nearly: string | null;
};

const maxWords = 20;
const shortestJoined = 4;
const shortestNearly = 4;
/** From here on a name may go on behind the word. */
const shortestNearlyStart = 5;
const shortestTwoSlips = 8;
/** Bounds the regular expression. */
const longestNearly = 24;

export function searchWords(search: string): SearchWord[] {
  return foldForSearch(search).split(" ").slice(0, maxWords).filter(Boolean).map(toWord);
}

/** Signs that people leave out or put between words. */
export const wordSigns = " -–—.'/()";

function withoutSigns(key: string): string {
  return [...key].filter((sign) => !wordSigns.includes(sign)).join("");
}

/** What counts as the very name, without signs: as typed, in the singular, with abbreviations written out. */
export function exactKeys(search: string): string[] {
  const folded = foldForSearch(search);
  const ways = [folded, spelledOut(folded)].map(withoutSigns);
  return [...new Set([...ways, ...ways.map(withoutPlural)])].filter(Boolean);
}

function toWord(word: string): SearchWord {
  const long = spelledOut(word);
  const isShort = long !== word && isLetters(word);
  const joined = withoutSigns(withoutPlural(long));
  return {
    starts: isShort ? [long] : [withoutPlural(word), ...(long === word ? [] : [long])],
    joined: joined.length >= shortestJoined ? joined : null,
    whole: isShort ? [word] : shortFormsOf(word),
    nearly: nearly(word),
  };
}

function isLetters(word: string) {
  return /^[a-z]+$/.test(word);
}

function withoutPlural(word: string) {
  return word.replace(/(?<=[a-z]{2}[^\W_s])s$/, "");
}

/** One letter wrong, missing, too many or swapped; a long word may have one in each half. */
function nearly(word: string): string | null {
  if (!isLetters(word) || word.length < shortestNearly || word.length > longestNearly) return null;
  const ways = slips(word);
  if (word.length >= shortestTwoSlips) {
    const middle = Math.floor(word.length / 2);
    const halves = [word.slice(0, middle), word.slice(middle)].map((half) => `(?:${slips(half).join("|")})`);
    ways.push(halves.join(""));
  }
  return `\\m(?:${ways.join("|")})${word.length < shortestNearlyStart ? "\\M" : ""}`;
}

function slips(word: string): string[] {
  const ways = new Set([`[a-z]${word}`]);
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    ways.add(`${before}[a-z]?${after}`);
    ways.add(`${before}${letter}[a-z]${after}`);
    if (after) ways.add(`${before}${after.charAt(0)}${letter}${after.slice(1)}`);
  }
  return [...ways];
}
