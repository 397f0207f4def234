import { type AnyColumn, and, or, type SQL, sql } from "drizzle-orm";
import { spelledOut } from "#app/domain/exercises/abbreviations.ts";
import { exactKeys, type SearchWord, searchWords, wordSigns } from "#app/domain/exercises/search-words.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { exercises } from "#db/schema/exercises.ts";

export type SearchTexts = { searchName: AnyColumn; searchOthers: AnyColumn };

/**
 * The search as it is written, or all its words in any order, in the name and other names. If nothing within `scope`
 * has them, with a slip of spelling in each word. One condition, so that a list needs no statement for it. Undefined if
 * nothing is searched.
 */
export function isFound(search: string, scope: SQL | undefined): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const found = isWritten(search, words, exercises);
  if (words.every(({ nearly }) => nearly === null)) return found;
  const nearly = and(...words.map((word) => or(hasWord(word, exercises), hasNearly(word))));
  return or(found, and(sql`not exists (select 1 from ${exercises} where ${and(scope, found)})`, nearly));
}

/** The name, another name, the start of either, all words; with slips, names of the same length first. */
export function searchRank(texts: SearchTexts, search: string): SQL {
  const { searchName, searchOthers } = texts;
  const folded = foldForSearch(search);
  if (!folded) return sql`null::int`;
  const keys = sql`${sql.param(exactKeys(search))}::text[]`;
  const starts = [...new Set([folded, spelledOut(folded)])];
  return sql`case when ${joined(sql`${searchName}`)} = any(${keys}) then 0
    when string_to_array(${joined(sql`${searchOthers}`)}, E'\n') && ${keys} then 1
    when ${or(...starts.map((start) => sql`starts_with(${searchName}, ${start})`))} then 2
    when ${or(...starts.map((start) => sql`strpos(${searchOthers}, E'\n' || ${start}) > 0`))} then 3
    when ${isWritten(search, searchWords(search), texts)} then 4
    else 5 + abs(length(${searchName}) - ${folded.length}::int) end`;
}

function isWritten(search: string, words: readonly SearchWord[], texts: SearchTexts) {
  return or(has(textOf(texts), foldForSearch(search)), and(...words.map((word) => hasWord(word, texts))));
}

function hasWord(word: SearchWord, texts: SearchTexts) {
  const text = textOf(texts);
  return or(
    ...word.starts.map((start) => and(has(text, start), has(spaced(text), ` ${start}`))),
    word.joined === null ? undefined : hasJoined(text, word.joined),
    ...word.whole.map((whole) => sql`${text} ~ ${`\\m${whole}\\M`}`),
  );
}

// why: with ten thousand names, most are done with before they are rewritten without signs
function hasJoined(text: SQL, letters: string) {
  const hasAnEnd = or(has(text, letters.slice(0, 3)), has(text, letters.slice(-3)));
  return or(has(text, letters), and(hasAnEnd, has(joined(text), letters)));
}

function has(text: SQL, part: string) {
  return sql`strpos(${text}, ${part}) > 0`;
}

function hasNearly({ nearly }: SearchWord) {
  return nearly === null ? undefined : sql`${textOf(exercises)} ~ ${nearly}`;
}

function textOf({ searchName, searchOthers }: SearchTexts) {
  return sql`(${searchName} || ${searchOthers})`;
}

function spaced(text: SQL) {
  return sql`(' ' || translate(${text}, ${`${wordSigns}\n`}, ${" ".repeat(wordSigns.length + 1)}))`;
}

function joined(text: SQL) {
  return sql`translate(${text}, ${wordSigns}, '')`;
}
