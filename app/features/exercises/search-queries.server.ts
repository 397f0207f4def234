import { type AnyColumn, and, or, type SQL, sql } from "drizzle-orm";
import { spelledOut } from "#app/domain/exercises/abbreviations.ts";
import { exactKeys, type SearchWord, searchWords, wordSigns } from "#app/domain/exercises/search-words.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { exercises } from "#db/schema/exercises.ts";
import type { FoundBy } from "./views.ts";

export type SearchTexts = { searchName: AnyColumn; searchOthers: AnyColumn };
type Text = AnyColumn | SQL;

/**
 * The search as it is written, or all its words in any order, in the name and other names. If nothing within `scope`
 * has them, with a slip of spelling in each word. One condition, so that a list needs no statement for it. Undefined if
 * nothing is searched.
 */
export function isFound(search: string, scope: SQL | undefined): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const found = isWritten(search, words, textOf(exercises));
  if (words.every(({ nearly }) => nearly === null)) return found;
  const nearly = isNearlyWritten(words, textOf(exercises));
  return or(found, and(sql`not exists (select 1 from ${exercises} where ${and(scope, found)})`, nearly));
}

/** Of an exercise that is found, where its own name is not what was found: the shortest other name that is. */
export function otherNameFound(row: SearchTexts & { otherNames: AnyColumn }, search: string): SQL<string | null> {
  const words = searchWords(search);
  if (words.length === 0) return sql<string | null>`null::text`;
  const isIn = (text: Text) => isWritten(search, words, text);
  const isNearlyIn = (text: Text) => isNearlyWritten(words, text);
  const [name, folded] = [sql`one.name`, sql`one.folded`];
  const folds = sql`string_to_array(trim(both E'\n' from ${row.searchOthers}), E'\n')`;
  return sql<string | null>`case when ${isIn(row.searchName)} then null
    when ${isNearlyIn(row.searchName)} and not ${isIn(textOf(row))} then null
    else (select ${name} from unnest(${row.otherNames}, ${folds}) as one(name, folded)
      where ${or(isIn(folded), isNearlyIn(folded))}
      order by ${isIn(folded)} desc, length(${name}), ${name} limit 1) end`;
}

/** All that are found, those by name, and those written as searched, in one pass. */
export function countsFound(search: string, wanted: SQL | undefined) {
  const words = searchWords(search);
  const [inName, inAny] = [exercises.searchName, textOf(exercises)].map((text) =>
    words.length === 0 ? sql`true` : isWritten(search, words, text),
  );
  return sql<
    number[]
  >`(select array[count(*), count(*) filter (where ${inName}), count(*) filter (where ${inAny})]::int[]
    from ${exercises} where ${wanted})`;
}

export function foundBy([total = 0, byName = 0, written = 0]: readonly number[]): FoundBy {
  if (total > 0 && written === 0) return "slip";
  return byName === total && total > 0 ? "name" : "otherName";
}

/** The name, another name, the start of either, all words; with slips, by the name first, and of the same length. */
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
    when ${isWritten(search, searchWords(search), textOf(texts))} then 4
    else 5 + abs(length(${searchName}) - ${folded.length}::int)
      + case when ${isNearlyWritten(searchWords(search), sql`${searchName}`)} then 0 else 1000 end end`;
}

function isWritten(search: string, words: readonly SearchWord[], text: Text) {
  return or(has(text, foldForSearch(search)), and(...words.map((word) => hasWord(word, text))));
}

function isNearlyWritten(words: readonly SearchWord[], text: Text) {
  return and(...words.map((word) => or(hasWord(word, text), hasNearly(word, text))));
}

function hasWord(word: SearchWord, text: Text) {
  return or(
    ...word.starts.map((start) => and(has(text, start), has(spaced(text), ` ${start}`))),
    word.joined === null ? undefined : hasJoined(text, word.joined),
    ...word.whole.map((whole) => sql`${text} ~ ${`\\m${whole}\\M`}`),
  );
}

// why: with ten thousand names, most are done with before they are rewritten without signs
function hasJoined(text: Text, letters: string) {
  const hasAnEnd = or(has(text, letters.slice(0, 3)), has(text, letters.slice(-3)));
  return or(has(text, letters), and(hasAnEnd, has(joined(text), letters)));
}

function has(text: Text, part: string) {
  return sql`strpos(${text}, ${part}) > 0`;
}

function hasNearly({ nearly }: SearchWord, text: Text) {
  return nearly === null ? undefined : sql`${text} ~ ${nearly}`;
}

export function textOf({ searchName, searchOthers }: SearchTexts) {
  return sql`(${searchName} || ${searchOthers})`;
}

/** How many runs of three letters of `folded` are in the text: the more, the likelier it is meant. */
export function sharedRuns(text: Text, folded: string): SQL<number> {
  const runs = Array.from({ length: Math.max(1, folded.length - 2) }, (_, start) => folded.slice(start, start + 3));
  return sql<number>`(select count(*) from unnest(${sql.param(runs)}::text[]) as run where strpos(${text}, run) > 0)`;
}

function spaced(text: Text) {
  return sql`(' ' || translate(${text}, ${`${wordSigns}\n`}, ${" ".repeat(wordSigns.length + 1)}))`;
}

function joined(text: Text) {
  return sql`translate(${text}, ${wordSigns}, '')`;
}
