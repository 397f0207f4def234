import { noted, splitNote } from "./near-lines.ts";

/** Where a name may start: at the line's start, behind its letter, behind a sign or a word between two exercises. */
const clauseStart =
  /^\s*(?:[-*•·▪‣◦]\s+)?(?:[a-h]\d?[.):]\s*|[a-h]\d\s+|\d{1,2}[.)]\s+)?|\s*[+/&;:]\s*(?=\S)|,\s+|\s(?:and|then|w\/|with|into|ss|superset(?:ted)? with)\s+/giu;
/** A count of repetitions or rounds, a distance or a time. */
const leadingValues =
  /^(?!\d[- ]way\s)(?:(?:\d[\d.,:x/×-]*\s*(?:s|sec|min|m|km|cal|reps?|sets?)?(?:\s+(?:of|x))?)\s+)+(?:(?:per|each)\s+(?:side|leg|arm|hand)\s+)?(?=\p{L})/iu;
const startsValues =
  /\s+(?=[\d@(]|(?:max|amrap|bw|rpe|x\d|sets?|rounds?|to|for|every|emom|work|build|(?:per|each) (?:side|leg|arm|hand))(?!\p{L}))/giu;
const noName =
  /^(?:rest|between|accumulate|tempo|rpe|rir|each|per|last|then|first|superset|circuit|emom|amrap|every|for|round|set|week|day|tag|dan|woche|tjedan)s?(?!\p{L})/iu;
/** Quotation marks, sentences, sets, or numbers before another part of the line. */
const isTooMuch =
  /["|“”„:]|[.!?]\s|,\s*\d|\d\s?x(?:\s?\d|$)|(?:^|\s)for time|\d\s?(?:min\w*|sec\w*|s|m|km|kg|lbs?|%|reps?)(?!\p{L})|\d.*(?:[+,]|\s(?:and|then|ss|rounds?|sets?|reps?)(?!\p{L}))/iu;
/** 'nothing over 150 W' and 'pause, ca. 90 s' say a bound of a value, and 'incline 2%' its quantity. */
const isOfValue =
  /(?:(?:^|\s)(?:over|under|below|above|about|around|within|least|most|than|ca|circa|approx|unter|über|etwa|mindestens|höchstens|ispod|iznad|oko|najviše|najmanje)\.?|[<>≤≥~]|^(?:hr|heart rate|puls|pulse|pace|speed|incline|grade|gradient|cadence|watts|power|nagib|steigung))\s*@?(?:\d{3}|\d+(?:[.,]\d+)?\s*(?:w|bpm|kg|lbs?|%|s|sec|min|m|km)(?!\p{L}))/iu;
const mostWords = 7;
const mostEnds = 3;

/** The text with `new "Cuban rotation"` where an exercise may be meant that is not known yet. */
export function withNewNames(raw: string, isKnown: (name: string) => boolean): string[] {
  const [body = "", note = ""] = splitNote(raw);
  const starts = [...body.matchAll(clauseStart)].map(({ index, 0: found }) => index + found.length);
  const clauses = [...new Set(starts)].map((start, at, all) => namesAt(body, start, all[at + 1], isKnown));
  const one = clauses.flatMap((places) => places.map((place) => replaced(body, [place])));
  const firsts = clauses.flatMap((places) => places.slice(0, 1));
  const all = firsts.filter(({ from }, at) => firsts.slice(0, at).every(({ to }) => to <= from));
  const texts = [...one, ...(all.length > 1 ? [replaced(body, all)] : [])];
  return [...new Set(texts)].map((text) => noted(text.trimEnd(), note));
}

type Place = { from: number; to: number; name: string };

/** The first likely end of the name first: before a value, or where the next one may start. */
function namesAt(body: string, start: number, next = body.length, isKnown: (name: string) => boolean): Place[] {
  const from = start + (leadingValues.exec(body.slice(start))?.[0].length ?? 0);
  const text = body.slice(from);
  const ends = [...text.matchAll(startsValues)].map(({ index }) => index).slice(0, mostEnds);
  return [...new Set([...ends, next - from, text.length])].flatMap((length) => {
    const name = text.slice(0, length).replace(/[\s:,;+/&–—-]+$/u, "");
    const isBound = isOfValue.test(name + (/^\s*@?\d\S*\s?\p{L}*/u.exec(text.slice(length))?.[0] ?? ""));
    return isLikely(name) && !isBound && !isKnown(name) ? [{ from, to: from + name.length, name }] : [];
  });
}

function isLikely(name: string): boolean {
  const isShort = name.split(/\s+/).length <= mostWords;
  return (
    isShort &&
    /^(?:\d[- ]way )?\p{L}/u.test(name) &&
    /\p{L}{3}/u.test(name) &&
    !noName.test(name) &&
    !isTooMuch.test(name)
  );
}

function replaced(body: string, places: readonly Place[]): string {
  return places.toReversed().reduce((text, { from, to, name }) => {
    const behind = text.slice(to).replace(/^:/, "");
    return `${text.slice(0, from)}new "${name.slice(0, 1).toUpperCase()}${name.slice(1)}"${behind}`;
  }, body);
}
