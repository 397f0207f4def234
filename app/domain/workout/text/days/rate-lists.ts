import { timeOf } from "#app/domain/workout/text/sets/headings.ts";
import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";

const length = "\\d{1,5}(?:[.,]\\d)?\\s*(?:km|k|m|min|')?";
const rate = "[1-4]\\d";
const word = "(?:s\\s*/\\s*)?r(?:ate)?s?\\s*:?\\s*";
const shape = new RegExp(
  `^(?:(?<count>\\d{1,2})\\s*x\\s*(?<each>${length})|(?<total>${length}))(?<how>(?:\\s+(?!(?:by|each|strokes|km|mi\\p{L}*|s\\p{L}?|sec\\p{L}*|rest|rates?)(?!\\p{L}))\\p{L}[\\p{L}\\d]{1,9}){0,2})[\\s,@(]+${word}(?<rates>${rate}(?:(?:\\s*/\\s*${rate})+|(?:-${rate}){2,}|(?:,\\s*${rate})+))(?:\\s*spm)?\\)?(?:\\s*(?:by|per|every|each)\\s+(?:the\\s+)?(?<by>${length}))?(?<behind>(?:[\\s,;].*)?)$`,
  "iu",
);
const easily =
  /^[\s,;(]+(?:(?:w\/|with|rest|r)\s*)?(?<time>\d{1,2}:\d\d|\d{1,3}\s*(?:mins?|'|s|secs?))\s*(?<how>easy|light|paddle|off|rest|r)?(?:\s+between)?\)?$/i;
/** More make a line too long to read. */
const mostPieces = 24;

/** 'Row 4x500 r22/24/26/28', '2k r22/24/26/28 by 500' and '3 x (4' r20, 2' r24)': pieces with rates of their own. */
export function rateLists(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const name = end === 0 ? "Row" : text.slice(0, end).replace(/[\s:]+$/, "");
  const values = text.slice(end).replace(/^[\s:-]+/, "");
  const found = shape.exec(values)?.groups;
  const lines = found ? ofOneLength(found, values) : ratedPieces(values);
  const texts = lines.map((one) => `${name} ${one}`).filter(knows.isEntry);
  return texts.length === 0 ? null : { texts: texts.map((one) => [one]), isAsked: texts.length > 1 };
}

type Words = Readonly<Record<string, string | undefined>>;

function ofOneLength(
  { count, each = "", total = "", rates: list = "", by = each, behind = "", how = "" }: Words,
  text: string,
) {
  const rates = list.split(/\s*[/,-]\s*/);
  const pieces = count === undefined ? meters(total) / meters(by) : Number(count);
  if (!Number.isInteger(pieces) || pieces < rates.length || pieces > mostPieces) return [];
  const own = withUnit(count === undefined ? by : each);
  const ladders = waysOf(rates, pieces).map((all) => all.map((one) => `${own} ${one}rpm`).join(" | "));
  const noted = count === undefined ? [`${withUnit(total)} // ${text.slice(total.length).trim()}`] : [];
  return [...ladders.map((one) => withWords(`${one}${restIn(behind)}`, how.replace(joints, "").trim())), ...noted];
}

/** A capital AT is a threshold. */
const joints = /(?:^|\s)(?:at|in|on|with|met(?:er|re)s?)(?!\p{L})/gu;

/** 'UT1' stands between the length and the rates. */
function withWords(line: string, how: string): string {
  const [values = "", said] = line.split(" // ");
  return how === "" ? line : `${values} // ${[how, said].filter(Boolean).join(", ")}`;
}

/** As many pieces of each rate, each in turn, or the last rate again. */
function waysOf(rates: readonly string[], pieces: number): string[][] {
  const more = pieces - rates.length;
  if (more === 0) return [[...rates]];
  const again = [...rates, ...Array<string>(more).fill(rates.at(-1) ?? "")];
  const times = pieces / rates.length;
  const inTurn = Array.from({ length: pieces }, (_, at) => rates[at % rates.length] ?? "");
  return [...(Number.isInteger(times) ? [rates.flatMap((one) => Array<string>(times).fill(one))] : []), inTurn, again];
}

/** What is rowed easily between them is their rest. */
function restIn(behind: string): string {
  const { time, how = "" } = easily.exec(behind)?.groups ?? {};
  if (time === undefined) return behind;
  return `; rest ${timeOf(time.replace("'", "min"))}${/^(?:r|rest|off|)$/i.test(how) ? "" : ` // ${how}`}`;
}

const rated = new RegExp(
  `^(?:(?<count>\\d{1,2})\\s*x\\s*)?(?<each>\\d{1,5}(?:[.,]\\d)?\\s*(?:km|k|min|'|m)|[1-9]\\d?[05]0)[\\s@]+${word}(?<rate>${rate}(?:-${rate})?)(?:\\s*spm)?$`,
  "iu",
);
const inSets =
  /^(?:(?<sets>[2-9])\s*x\s*\((?<inside>[^()]*)\)|(?<list>[^()]*?))(?<behind>(?:[\s,;]+(?:rest\s.*|\d[\d:]*\s*(?:mins?|'|s|secs?)?\s*(?:rest|r|easy|off|paddle)))?)$/iu;

/** '3x1k r24, 2x500 r28': each piece says its own. */
function ratedPieces(values: string): string[] {
  const { sets = "1", inside, list = "", behind = "" } = inSets.exec(values)?.groups ?? {};
  const pieces = (inside ?? list).split(/\s*[,;+]\s*|\s+then\s+/i).map((one) => rated.exec(one.trim())?.groups);
  const isAll = pieces.length > 1 && pieces.every((one) => one !== undefined);
  const isLong = pieces.length * Number(sets) > mostPieces;
  if (!isAll || isLong || (sets === "1" && pieces.every((one) => one?.count === undefined))) return [];
  const lengths = pieces.map((one) => withUnit(one?.each ?? ""));
  // why: a line has one unit of length
  const isMixed = lengths.some((one) => /\dm$/.test(one)) && lengths.some((one) => one.endsWith("km"));
  const rounds = pieces.map((one, at) => {
    const own = lengths[at] ?? "";
    const far = isMixed && own.endsWith("km") ? `${meters(own)}m` : own;
    return `${one?.count === undefined ? "" : `${one.count}x `}${far} ${one?.rate}rpm`;
  });
  const [, rest, said = ""] = /^; (rest \S+)( \/\/ .*)?$/.exec(restIn(behind)) ?? [];
  const all = (joint: string) => Array<string>(Number(sets)).fill(rounds.join(" | ")).join(joint);
  // why: behind the brackets it is between the sets
  return sets === "1" || rest === undefined ? [`${all(" | ")}${restIn(behind)}`] : [`${all(` | ${rest} | `)}${said}`];
}

function withUnit(written: string): string {
  const plain = written.replace(/\s+/g, "").replace(/'$/, "min").replace(/k$/i, "km");
  return /\d$/.test(plain) ? `${plain}m` : plain;
}

function meters(written: string): number {
  const number = Number.parseFloat(written.replace(",", "."));
  return /\dk/i.test(written.replace(/\s/g, "")) ? Math.round(1000 * number) : number;
}
