import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { oneEach, scheme, schemeSets } from "./schemes.ts";
import { type Knows, type Made, madeFrom, noteOf, type Taken, textOf } from "./taken.ts";

const enumerated = /^(?:set\s*\d{1,2}\s*[:.)-]|\d{1,2}[.)](?=\s)|[-*•])\s*/i;

/** An exercise alone, with its rounds on the lines below it. */
export function takeRounds(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  const next = lines[at + 1];
  if (!first || !next || !/^(?:set\s?)?[@\dx]|^(?:top|back|down|bar|empty)/i.test(next.plain.slice(next.start)))
    return null;
  const name = textOf(first).replace(/\s*:$/, "");
  if (name === "" || knows.nameEnd(name) !== name.length) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.indent < first.indent || !isRound(line, knows));
  const rounds = (end < 0 ? below : below.slice(0, end)).map((line) => textOf(line).replace(enumerated, ""));
  if (rounds.length === 0 || rounds.filter(saysWords).length > 1) return null;
  return {
    readings: [madeFrom(first, [`${name}${rounds.some(isDoubtful) ? " " : "  "}${rounds.join(", ")}`])],
    count: rounds.length + 1,
  };
}

/** 'Week 1: 3x8' and 'Week 2: 3x6' below an exercise: only one of them is of this day. */
export function takeWeeks(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  const name = first ? textOf(first).replace(/\s*:$/, "") : "";
  if (!first || name === "" || knows.nameEnd(name) !== name.length) return null;
  const below = lines
    .slice(at + 1)
    .map((line) => (isBlank(line) ? undefined : weekly.exec(textOf(line))?.groups?.values));
  const end = below.findIndex((values) => values === undefined || !knows.isEntry(`${name} ${values}`));
  const weeks = end < 0 ? below : below.slice(0, end);
  if (weeks.length < 2) return null;
  return { readings: weeks.map((values) => madeFrom(first, [`${name} ${values}`])), count: 1 + weeks.length };
}

const weekly = /^(?:week|wk|w|woche|tjedan)\s*\d{1,2}\s*[:-]\s*(?<values>.+)$/i;

/** Each line of a swim is an exercise of its own: '8x50m drill', '200m easy'. */
function saysWords(round: string): boolean {
  return /\d\s?(?:m|km|yd|min|')?\s+(?:easy|hard|fast|drill|kick|pull|free|back|breast|fly|im|tempo|steady|warm|cool|jog|walk)(?!\p{L})/iu.test(
    round,
  );
}

/** 'Kick 4x50' below a swim. */
const ofName = /^(?!(?:set|top|back[ -]?off|down|load|drop|then|bar|empty|last|work|warm|x)\P{L}*)\p{L}{3}/iu;

const bar = /^(?:empty )?bar(?=\s*(?:x|for)\s*\d)/i;

/** Asked about as if it were written on one line: '100x5'. */
function isDoubtful(round: string): boolean {
  return bar.test(round) || /^\d{2,3}\s*(?:x|\/)\s*\d/i.test(round);
}

function isRound(line: Line, { isValues, isEntry }: Knows): boolean {
  if (isBlank(line) || noteOf(line) !== "" || ofName.test(textOf(line))) return false;
  // why: an empty bar is asked about as a load
  const values = textOf(line).replace(enumerated, "").replace(bar, "20kg");
  return isValues(values) && !isEntry(textOf(line));
}

const laterSets =
  /^(?:(?:then|and|\+|\d{1,2}(?= back| down))?\s*(?:back[ -]?offs?|down[ -]?sets?|drop[ -]?backs?|load[ -]?drops?|top[ -]set|last set)|then)(?=[\s:])/i;

const loadAlone = /^@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%)$/i;

/** 'Squat top set 5 @8' with 'Back-off 3x5 -10%' below it. */
export function takeBackOffs(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const [first, next] = [lines[at], lines[at + 1]];
  if (!first || !next || noteOf(first) !== "") return null;
  const loaded = `${textOf(first)} @${textOf(next).replace(/^@\s*/, "")}`;
  if (loadAlone.test(textOf(next)) && next.indent === first.indent && knows.isEntry(loaded))
    return { readings: [madeFrom(first, [loaded])], count: 2 };
  if (!laterSets.test(textOf(next))) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => isBlank(line) || !laterSets.test(textOf(line)) || noteOf(line) !== "");
  const later = end < 0 ? below : below.slice(0, end);
  const sets = later.map((line) => textOf(line).replace(/^(?:\+|then)\s+/i, "")).join(", ");
  const above = textOf(first).replace(/\s*:$/, "");
  const text = `${above}${knows.nameEnd(above) === above.length ? " " : ", "}${sets}`;
  return knows.isEntry(text) ? { readings: [madeFrom(first, [text])], count: 1 + later.length } : null;
}

/** '21-15-9' above exercises: their repetitions, round by round. */
export function takeScheme(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const above = lines[at] ? textOf(lines[at]) : "";
  const isHeading = /^for time(?: of)?:?$/i.test(above);
  const listAt = isHeading ? at + 1 : at;
  const from = lines[listAt];
  const { list = "", name, before = "", of = "" } = (from && scheme.exec(textOf(from))?.groups) ?? {};
  if (!from || list === "") return null;
  const below = entriesBelow(lines, listAt + 1, knows);
  const each = isBelowMinutes(lines, at) ? oneEach(list, below.map(textOf), knows) : null;
  if (each)
    return {
      readings: [each.map((text, index) => ({ from: below[index] ?? from, text }))],
      count: below.length + listAt - at + 1,
    };
  const kind = {
    name,
    isForTime: isHeading || /for time/i.test(`${before} ${of}`),
    isRounds: /rounds/i.test(`${before} ${of}`),
  };
  const readings = schemeSets(list, below.map(textOf), kind, knows)?.texts;
  if (!readings) return null;
  const madeOf = (texts: readonly string[]): Made[] =>
    texts.map((text, index) => ({ from: below[index - 1] ?? from, text }));
  return { readings: readings.map(madeOf), count: below.length + listAt - at + 1 };
}

/** Below 'AMRAP 12', '8-8-8 of' are the repetitions of three exercises. */
function isBelowMinutes(lines: readonly Line[], at: number): boolean {
  const above = lines[at - 1];
  return above !== undefined && /amrap|emom/i.test(textOf(above));
}

function entriesBelow(lines: readonly Line[], at: number, { nameEnd, isEntry }: Knows): Line[] {
  const below = lines.slice(at);
  const end = below.findIndex(
    (line) => isBlank(line) || !(nameEnd(textOf(line)) !== null || isEntry(textOf(line)) || /^cal/i.test(textOf(line))),
  );
  return end < 0 ? below : below.slice(0, end);
}

/** '3x10' above exercises. */
export function takeEqual(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const from = lines[at];
  const values = /^(\d{1,2}\s*(?:x|sets of)\s*\d{1,2}(?:-\d{1,2})?)(?:\s*reps?)?(?:\s*of)?\s*:?$/i.exec(
    from ? textOf(from) : "",
  )?.[1];
  if (!from || values === undefined) return null;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => isBlank(line) || knows.nameEnd(textOf(line)) !== textOf(line).length);
  const named = end < 0 ? below : below.slice(0, end);
  if (named.length < 2) return null;
  const entries = named.map(
    (line, index): Made => ({ from: index === 0 ? from : line, text: `${textOf(line)}  ${values}` }),
  );
  const heading = { from, text: named.length > 2 ? "Giant" : "Superset" };
  const together = [heading, ...entries.map((one) => ({ ...one, text: `  ${one.text}` }))];
  return { readings: [entries, together], count: named.length + 1 };
}
