import { eachOrBothOf } from "#app/domain/workout/text/coach/alternatives.ts";
import { unitsOf } from "#app/domain/workout/text/coach/open-values.ts";
import { writtenOut } from "#app/domain/workout/text/coach/rewrites.ts";
import { type Knows, madeFrom, noteOf, setOf, type Take, textOf } from "#app/domain/workout/text/sets/taken.ts";
import { lengthOfLetter } from "#app/domain/workout/text/words/lines.ts";
import { numberOf } from "#app/domain/workout/text/words/plain.ts";

/** 'Bench press | 3 | 10 | 60 kg | 90s | slow' of a sheet without headings: sets, repetitions, and what the rest says. */
type Cells = { name: string; sets: string; reps: string; aside: string; others: readonly string[] };
type Kind = "tempo" | "effort" | "load" | "speed" | "height" | "time" | "number" | "note";

const sideBehind = /\s?(?:\/|per|each|ea\.?|e\/)\s?(?:side|leg|arm|hand|way|s)?$/i;
const time = "\\d{1,3}(?:-\\d{1,3})? ?(?:s|secs?|seconds?|mins?|minutes?|'|\"|m(?= rest))|\\d{1,2}:\\d{2}";
const sets = /^(?<least>\d{1,2})(?:-(?<most>\d{1,2}))?(?: ?sets?)?(?<side> ?(?:\/|per|each) ?(?:side|leg|arm))?$/i;
const reps = new RegExp(
  `^(?:(?:\\d{1,3}(?:-\\d{1,3})?\\+?|\\d{1,2}(?:\\+\\d{1,2})+|(?<half>\\d{1,2})/\\k<half>)(?: ?reps?)?|max|amrap|${time}|\\d{2,4} ?(?:m|yds?|ft)|\\d{1,2}(?:\\.\\d)? ?km|\\d{1,3} ?cals?)(?:${sideBehind.source.slice(0, -1)})?$`,
  "i",
);
const kinds: readonly [kind: Kind, shape: RegExp][] = [
  ["tempo", /^(?:tempo:? ?)?(?:[0-6][\dx][\dx][\dx]|\d-[\dx]-[\dx]-[\dx])(?: tempo)?$/i],
  ["effort", /^@? ?(?:rpe ?\d+(?:[.,]5)?(?:-\d+)?|\d(?:-\d)? ?rir|rir:? ?\d(?:-\d)?)$/i],
  [
    "load",
    /^@? ?(?:(?:2 ?x ?)?[+-]?\d+(?:[.,]\d+)?(?:[-/]\d+(?:[.,]\d+)?)* ?(?:kgs?|lbs?|#|%(?: ?(?:tm|1rm))?)|bw|body ?weight|bw ?[+-] ?\d.*)(?: ?(?:dbs?|kbs?|ea\.?|each|per hand|\/ ?(?:hand|side)))?(?: (?:dumbbells?|kettlebells?|plates?|bar))?$/i,
  ],
  ["speed", /^@? ?\d{1,2}(?:[.,]\d)? ?(?:km\/h|mph)(?:, ?\d{1,2}(?:[.,]\d)? ?%(?: ?incline)?)?$/i],
  ["height", /^\d{2,3} ?(?:cm|in)$/i],
  ["time", new RegExp(`^(?:rest:? ?)?(?:${time})(?: (?:rest|pause|pauza|odmor))?$`, "i")],
  ["number", /^\d{1,3}(?:[.,]\d+)?$/],
];
const toolBehind = / (?:dumbbells?|kettlebells?|plates?|bar)$/i;
const empty = /^(?:[-–—]|n\/?a|none)?$/i;

export const takeBareRow: Take = (lines, at, knows) => {
  const [line] = lines.slice(at, at + 1);
  const cells = line && noteOf(line) === "" ? cellsOf(textOf(line), knows) : null;
  if (!line) return null;
  const pair = cells || noteOf(line) !== "" ? [] : pairReadings(textOf(line), knows);
  if (pair.length > 0) return { readings: pair.map((texts) => madeFrom(line, texts)), count: 1, isAsked: true };
  if (!cells) return null;
  const { sets: count, aside, others } = cells;
  const isOpen = /\d/.test(aside) || others.some((cell) => isDoubtful(cell, kindOf(cell)));
  return {
    readings: readingsOf(cells).map((text) => madeFrom(line, [text])),
    count: 1,
    isAsked: isOpen || !saysSets.test(count),
  };
};

/** '3 sets' says of what it is the number. */
const saysSets = /sets?$/i;

const separators: readonly RegExp[] = [/\s*\|\s*/, /\s*\t\s*/, /\s*;\s*/, /\s*,\s+/];

function cellsOf(text: string, { heading, nameEnd, isEntry }: Knows): Cells | null {
  const split = separators.map((sign) => text.split(sign)).find((parts) => parts.length > 2);
  const isList = split !== undefined && !/[|\t;]/.test(text);
  const [name = "", first = "", written = "", ...others] = split ?? [];
  const [bracket = "", aside = ""] = inBrackets.exec(written) ?? [];
  const second = written.slice(0, written.length - bracket.length);
  if (
    !/\p{L}{2}/u.test(name) ||
    /\d ?x ?\d|[:\d]$/i.test(name) ||
    (/\d ?sets?$/i.test(name) && /\d ?(?:s|secs?|min)/i.test(second)) ||
    heading(name)?.isSure
  )
    return null;
  if (!sets.test(first) || !reps.test(second) || !isWhole(first, second, others, isList)) return null;
  const letter = /^(?:[A-H] )?/.exec(name.slice(lengthOfLetter(name)))?.[0].length ?? 0;
  const known =
    [name, writtenOut(name)].find((one) => nameEnd(one.slice(lengthOfLetter(one) + letter)) !== null) ??
    (/^weighted /i.test(name) && isEntry(`${name} 3x5`) ? name : undefined);
  return known === undefined ? null : { name: known.trim(), sets: first, reps: second, aside, others };
}

/** '8-12 (slow)', but not '8 (each leg)' */
const inBrackets = /\s*\((?!(?:per|each|ea)\s)([^()]*\p{L}[^()]*)\)$/iu;

const ofPair = /[\s,(-]+(?:as )?(?:an? )?(?:super[ -]?set|ss)\)?$/i;

/** 'Curl / pushdown superset | 3-4 | 8-12 / 10-15 | 60s' */
function pairReadings(text: string, knows: Knows): string[][] {
  const cells = text.split(/\s*[|\t]\s*/);
  const [name = "", count = "", each = "", ...others] = cells;
  const names = name.replace(ofPair, "").split(/\s*[/+&]\s+/);
  const numbers = each.split(/\s*[/+&]\s+/);
  const { least, most = least } = sets.exec(count)?.groups ?? {};
  const rests = others.filter((cell) => kindOf(cell) === "time");
  if (cells.length < 3 || names.length < 2 || least === undefined || rests.length !== others.length) return [];
  if (numbers.length > 1 && numbers.length !== names.length) return [];
  const entries = names.map((one, at) => `${writtenOut(one.trim())} ${numbers[at] ?? each}`);
  if (!entries.every((entry) => knows.isEntry(entry) || knows.isNear(entry))) return [];
  const type = names.length > 2 ? "Giant" : "Superset";
  const counts = [...new Set([least, most])];
  return counts.map((one) => setOf(`${type} x${one}`, [...entries, ...rests.map((rest) => `rest ${restOf(rest)}`)]));
}

/** A number behind words may be of another exercise, and '5, 3, 80 kg' are rounds where no third column tells. */
function isWhole(first: string, second: string, others: readonly string[], isList: boolean): boolean {
  const said = others.filter((cell) => !empty.test(cell)).map(kindOf);
  // why: '40, 60, 3x5 @ 80' are warm-ups
  if (
    others.some((cell) => /^\d$/.test(cell) || (isList && /^(?:then )?\d{1,2} ?x ?\d{1,2}\+?\s*(?:@|at\s)/i.test(cell)))
  )
    return false;
  const note = said.indexOf("note");
  if (note >= 0 && said.slice(note).includes("number")) return false;
  const isApart = Number.parseInt(second, 10) >= Number.parseInt(first, 10) + 3;
  if (isApart || !/^\d+$/.test(second)) return true;
  return isList ? new Set(said.filter((kind) => kind !== "note")).size > 1 : said.some((kind) => kind !== "number");
}

/** '20 kg kettlebell' is a load and a note. */
function kindsIn(text: string): { text: string; kind: Kind }[] {
  const kind = kindOf(text);
  const tool = kind === "load" ? (toolBehind.exec(text)?.[0] ?? "") : "";
  const own = { text: text.slice(0, text.length - tool.length), kind };
  return tool === "" ? [own] : [own, { text: tool.trim(), kind: "note" }];
}

/** A number in a note, or a time that may be no rest. */
function isDoubtful(cell: string, kind: Kind): boolean {
  return kind === "note" ? /\d/.test(cell) : kind === "number" || (kind === "time" && !/\p{L}{4}/u.test(cell));
}

function kindOf(cell: string): Kind {
  return kinds.find(([, shape]) => shape.test(cell))?.[0] ?? "note";
}

function readingsOf({ name, sets: count, reps: each, aside, others }: Cells): string[] {
  const cells = others.filter((cell) => !empty.test(cell)).flatMap(kindsIn);
  const texts = (kind: Kind) => cells.filter((cell) => cell.kind === kind).map(({ text }) => text);
  const hasLoad = texts("load").length > 0 || others.some((cell) => empty.test(cell));
  const { loads, rests } = loadsAndRests(texts("load"), texts("number"), texts("time"), hasLoad);
  const [speed, incline] = texts("speed")[0]?.split(/\s*,\s*/) ?? [];
  const values = [
    ...texts("effort").map(effortOf),
    ...(speed === undefined ? [] : [`v ${speed}`]),
    ...texts("height").map((one) => `h ${one}`),
  ];
  const details = [
    ...(sideBehind.test(each) || sets.exec(count)?.groups?.side ? ["per side"] : []),
    ...texts("tempo").map((one) => `tempo ${one.replace(/[^\dx]/gi, "")}`),
    ...rests.flatMap((one) => (/^0/.test(one) ? [] : [`rest ${one}`])),
  ];
  const notes = [...(incline === undefined ? [] : [incline]), aside, ...texts("note")].filter(Boolean).join(", ");
  return loads.flatMap((load) =>
    roundsOf(count, each.replace(sideBehind, "")).map((rounds) => {
      const all = rounds.map((round) => [round, load, ...values].filter(Boolean).join(" ")).join(" | ");
      return [`${name}  ${all}`, ...details].join("; ") + (notes === "" ? "" : ` // ${notes}`);
    }),
  );
}

/** A number behind a load, or its empty cell, is a rest in seconds, and '28s' ahead of a rest are dumbbells. */
function loadsAndRests(written: string[], numbers: string[], times: string[], hasLoad: boolean) {
  const [ahead = ""] = times;
  const isHeld = !hasLoad && times.length > 1 && /^[1-9]\d ?s$/.test(ahead);
  const between = hasLoad ? numbers : numbers.slice(1);
  const rests = [...(isHeld ? times.slice(1) : times), ...between.map((one) => `${one}s`)];
  const open = isHeld ? [Number.parseInt(ahead, 10)] : hasLoad ? [] : numbers.slice(0, 1).map(numberOf);
  const own = written.flatMap(loadReadings);
  const loads = open.length > 0 ? unitsOf(open).map((unit) => `@${open[0]}${unit}`) : own;
  return { loads: loads.length > 0 ? loads : [""], rests: rests.map(restOf) };
}

function loadReadings(written: string): string[] {
  const load = written.replace(/^@\s*|\s*(?:dbs?|kbs?)$/gi, "").replace(/#|lbs/i, "lb");
  const both = eachOrBothOf(
    `1 ${load.replace(/^(?!2 ?x)(.*?)\s*(?:ea\.?|each|per hand|\/ ?(?:hand|side))$/i, "2x$1")}`,
  );
  if (both.length > 0) return both.map((one) => one.slice(2));
  if (/^b/i.test(load)) return [load.replace(/body ?weight/i, "bw").replace(/\s/g, "")];
  return [/^[+-]/.test(load) ? `bw${load.replace(/\s/g, "")}` : `@${load.replace(/\s|s$/g, "")}`];
}

function effortOf(written: string): string {
  const [number = ""] = /\d+(?:[.,]5)?(?:-\d+)?/.exec(written) ?? [];
  return /rpe/i.test(written) ? `rpe ${number}` : `${number}RIR`;
}

function restOf(written: string): string {
  return written
    .replace(/rest|pause|[^\d:'"smin-]/gi, "")
    .replace("'", "min")
    .replace('"', "s")
    .replace(/(?<=\d)m(?!i)/, "min");
}

/** In the order of most sheets, in the other one where that is as likely, and as rounds of their own. */
function roundsOf(written: string, each: string): string[][] {
  const { least = "", most } = sets.exec(written)?.groups ?? {};
  const own = each
    .replace(/amrap/i, "max")
    .replace(/\s*reps?$/i, "")
    .replace(/^(\d+)\/\1$/, "$1");
  const times = (count: string) => [`${count}x${/^\d[\d+-]*$/.test(own) ? "" : " "}${own}`];
  if (most !== undefined) return [times(least), times(most)];
  if (!/^\d+$/.test(own) || saysSets.test(written)) return [times(least)];
  const [count, number] = [Number(least), Number(own)];
  const turned = [`${number}x${count}`];
  if (number > 6) return [times(least), [least, own]];
  return count > 6 ? [turned, times(least), [least, own]] : [times(least), turned, [least, own]];
}
