import { type NoteRule, ofRest, type Quantity, type Said, valueRules } from "./note-rules.ts";
import { timeRules } from "./note-times.ts";

/** The rounds that a value is of: all, or as many of the first or the last. */
export type Scope = { at: "all" | "first" | "last"; rounds: number };

export type Way = Said & { scope: Scope };

/** `from` and `to`: the words that the note loses. */
export type NotedValue = { from: number; to: number; ways: Way[] };

export const noteRules: readonly NoteRule[] = [...valueRules, ...timeRules];

/** What may be, was, or will be, or is no value of this exercise. */
const noValue =
  /^\s*\+\s|(?<!\p{L})(?:if|when|until|unless|add|increase|go(?:es)? up|drop|deload|reset|next|then up|times? (?:a|per)|(?:last|per|a|each|every|this) (?:time|week|session|day|month)|wk|week|pain|or|not|no(?! rest)|none|never|without|degrees|under|over|below|above|less|more|than|faster|slower|desc|breathe|strokes?|gels?|eat|drink|carbs?|wenn|oder|kein\p{L}*|ohne|ako|ili|bez|scale[ds]?|instead|goal of|cap(?=\s\d))(?!\p{L})/iu;

/** Of a clause that says a rest, it is done in the rest. */
const ofWork: ReadonlySet<Quantity> = new Set<Quantity>(["pace", "heart", "zone", "rate", "power"]);

const clauses = /[^,;()]+/g;
const lastOnes = "last|final|finish(?:ing)?|letzte[rnms]?|zadnj\\p{L}+|posljednj\\p{L}+";
const building = "(?:work(?:ing)?|build(?:ing)?|ramp(?:ing)?)(?:\\s+up)?\\s+to|up\\s+to";
const firstOnes = "first|start(?:ing|s)?|open(?:er|ing)?|begin|erste[rnms]?|prv(?:oj|[aiou])";
const scopeWords = new RegExp(
  `(?<!\\p{L})(?:(?<first>${firstOnes})|(?<last>${lastOnes}|${building})|top(?=\\s+set))(?!\\p{L})`,
  "giu",
);
const scopeAhead = new RegExp(
  `(?:(?:on|in|for|and|then)\\s+)?(?:the\\s+)?(?<!\\p{L})(?:${firstOnes}|${lastOnes}|${building}|top)(?:\\s+\\d)?(?:\\s+(?:sets?|ones?|rounds?|satz|seriju?|around|with))?\\s*[:=]?\\s*(?:of\\s+|x\\s?|is\\s+|at\\s+|@\\s*|an?\\s+)?$`,
  "iu",
);
const scopeBehind = new RegExp(
  `^\\s*(?:(?:on|in|for)\\s+)?(?:the\\s+)?(?:${firstOnes}|${lastOnes})(?:\\s+\\d)?(?:\\s+(?:sets?|ones?|rounds?|satz|serij\\p{L}+))?(?!\\p{L})`,
  "iu",
);
const whole: Scope = { at: "all", rounds: 0 };

/** The values of a note, in their order. */
export function valuesIn(note: string, body: string): NotedValue[] {
  const found: NotedValue[] = [];
  for (const { shape, ways } of noteRules) {
    for (const match of note.matchAll(shape)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const { clause, before } = clauseAt(note, from);
      const isTaken = found.some((other) => from < other.to && other.from < to);
      if (isTaken || match[0] === "" || noValue.test(clause)) continue;
      const said = ways(match.groups ?? {}, { clause, before, body }).filter(
        ({ of }) => !(ofWork.has(of) && ofRest.test(clause)),
      );
      if (said.length > 0) found.push({ ...withScope(note, from, to), ways: withScopes(said, clause, before) });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function withScopes(said: readonly Said[], clause: string, before: string): Way[] {
  const scopes = scopesOf(clause, before);
  // why: the last of several sets alone is to failure
  if (said.some(({ value }) => value === "max") && scopes[0] === whole) scopes.push({ at: "last", rounds: 1 });
  return said.flatMap((each) => (isOfLine(each) ? [whole] : scopes).map((scope) => ({ ...each, scope })));
}

function isOfLine({ of, each }: Said): boolean {
  return of === "detail" || of === "rounds" || of === "every" || of === "part" || each !== undefined;
}

/** `before`: of words in parentheses, what stands ahead of them. */
function clauseAt(note: string, at: number): { clause: string; before: string } {
  const clause = [...note.matchAll(clauses)].find(({ index, 0: words }) => at < index + words.length);
  const ahead = note.slice(0, clause?.index ?? 0);
  return { clause: clause?.[0] ?? note, before: ahead.endsWith("(") ? ahead : "" };
}

/** Where it is said which rounds: likeliest first. */
function scopesOf(clause: string, before: string): Scope[] {
  const [inClause] = [...clause.matchAll(scopeWords)];
  const match = inClause ?? [...before.matchAll(scopeWords)].at(-1);
  if (!match) return [whole];
  const { first, last } = match.groups ?? {};
  const behind = match.input.slice(match.index + match[0].length);
  const [, count = "1"] = /^\s+(\d)(?=\s+(?:sets?|rounds?|s[äa]tze|serij))/iu.exec(behind) ?? [];
  const ways: Scope[] = [
    { at: "first", rounds: Number(count) },
    { at: "last", rounds: Number(count) },
  ];
  if (first !== undefined) return [...ways.slice(0, 1), whole];
  return last === undefined ? ways : ways.slice(1);
}

function withScope(note: string, from: number, to: number): { from: number; to: number } {
  const [ahead = ""] = scopeAhead.exec(note.slice(0, from)) ?? [];
  const [behind = ""] = scopeBehind.exec(note.slice(to)) ?? [];
  return { from: from - ahead.length, to: to + behind.length };
}
