import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { type Sport, sportIn, sports } from "./sports.ts";

const unit = "(?:m|k|km|mi|min|'|s|sec)";
const piece = `(?!\\d[\\d:]*\\s*(?:${unit}|min|sec)?\\s*(?:rest|easy|off|recovery|pause|pauza|odmor)(?!\\p{L}))\\d{1,4}(?:[.,]\\d)?\\s*${unit}?`;
const list = `${piece}(?<apart>\\s*[-/,+]\\s*)${piece}(?:\\k<apart>${piece})+`;
const sets = new RegExp(`^(?<count>[2-9])\\s*x\\s*\\(\\s*(?<list>${list})\\s*\\)(?<tail>.*)$`, "iu");
const once = new RegExp(`^(?<list>${list})(?!\\p{L})(?<tail>.*)$`, "iu");
const time =
  "(?:\\d{1,2}'\\s?\\d\\d(?!\\d)|\\d{1,2}:\\d\\d|\\d{1,2}\\s*min\\s*\\d{2}\\s*s(?:ec)?|\\d{1,3}\\s*(?:min|'|s|secs?|\"))";
/** '/ 90 s rest per 250 m' */
const restPer = new RegExp(
  `[\\s,;/(]+(?:with\\s+|w/\\s*)?(?:rest\\s+)?(?<time>${time})(?:\\s*(?:rest|easy|off|recovery|pause|pauza|odmora?))?\\s*(?:per|for (?:each|every)|every|je|na svakih|pro)\\s*(?<each>\\d{2,4})\\s*(?:m|met\\p{L}+)(?:\\s*(?:of\\s+)?(?:work|rowed|run|swum|done|row))?\\)?\\s*$`,
  "iu",
);
/** ', half time off' */
const restShare =
  /[\s,;/(]+(?:(?:with\s+|w\/\s*)?(?<half>half)\s*(?:the\s+)?(?:time|that|duration)?\s*(?:off|easy|rest|jog|recovery|float)|(?:with\s+|w\/\s*)?(?:equal|same)(?:\s+time)?\s*(?:off|easy|rest|jog|recovery|float)|(?:jog|rest|recovery|easy)\s*(?:for\s+)?(?<of>half)(?:\s+(?:the\s+|of\s+that\s+)?(?:time|duration)?)?|(?:jog|rest|recovery|easy)\s*(?:for\s+)?(?:the\s+)?same(?:\s+time)?)\)?\s*$/iu;
/** 'w/ 2 min jog' behind the list is done after each of its pieces. */
const jogEach = new RegExp(
  `[\\s,;(]+(?:with\\s+|w/\\s*)?(?<time>${time})\\s*(?<how>(?:easy\\s+)?(?:jog|walk|float|spin|easy)(?:\\s+(?:jog|recovery|rest|between|rec))*)\\)?\\s*$`,
  "iu",
);
const rates = /[\s,@]*(?<!\p{L})(?:r(?:ate)?|s\/?r)\s*(?<rates>[1-4]\d(?:\s*[/,-]\s*[1-4]\d)*)(?:\s*spm)?(?!\d)/iu;
const restAlone = new RegExp(
  `^(?:[\\s,;/(]+(?:(?:with|w/)\\s*)?(?:rest\\s*:?\\s*)?${time}(?:\\s*(?:rest|ri|off|recovery|pause|pauza|odmora?))?(?:\\s+(?:in )?between(?:\\s+\\p{L}+)?)?\\)?)?\\s*$`,
  "iu",
);
/** '200/300/400 x 3' */
const timesBehind = /^\s*x\s*([2-9])(?=$|[\s,;])/i;
const sportWord = /^\s*(?:row(?:ing)?|run(?:ning)?|swim|bike|ski(?: ?erg)?|erg)(?!\p{L})/iu;

/** More make a line too long to read. */
const mostRounds = 24;

/** `isBare`: their unit is a guess. */
type Pieces = { pieces: string[]; count: number; tail: string; isBare: boolean };

/** '250/500/250 m, 1 min rest per 250 m' and '3x(3'/2'/1') r20/22/24': pieces with rests or rates of their own. */
export function pieceLists(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const name = text.slice(0, end).replace(/[\s:]+$/, "");
  const found = piecesIn(text.slice(end).replace(/^[\s:-]+/, ""));
  const values = found && (withRests(found) ?? withShares(found) ?? withJogs(found) ?? withSets(found));
  if (!values || (found.isBare && name !== "" && !isOfSport(name, knows))) return null;
  const own = sportIn(text);
  const names = name === "" ? (own ? [own] : likely()).map((sport) => sport.name) : [name];
  const texts = names.map((one) => [`${one} ${values}`]).filter(([line = ""]) => knows.isEntry(line));
  const isSure = name !== "" && found.isBare && found.count === 1 && values === withSets(found);
  return texts.length === 0 ? null : { texts, isAsked: !isSure };
}

function isOfSport(name: string, knows: Knows): boolean {
  return sports.some((sport) => sport.name === knows.read(name)?.exercise);
}

function likely(): Sport[] {
  const [swim, row, , run] = sports as [Sport, Sport, Sport, Sport];
  return [row, run, swim];
}

function piecesIn(values: string): Pieces | null {
  const { count = "1", list: all = "", tail = "" } = (sets.exec(values) ?? once.exec(values))?.groups ?? {};
  const each = all
    .trim()
    .split(/\s*[-/,+]\s*/)
    .filter(Boolean);
  const isBare = areMeters(each);
  const last = isBare ? "m" : new RegExp(`${unit}\\s*$`, "iu").exec(each.at(-1) ?? "")?.[0].trim();
  const times = Number((isBare ? timesBehind.exec(tail)?.[1] : undefined) ?? count);
  if (each.length < 3 || last === undefined || each.length * times > mostRounds) return null;
  const written = each.map((one) => plain(/\d$/.test(one) ? one + last : one));
  // why: an exercise has one unit
  const isMixed = written.some((one) => /\dm$/.test(one)) && written.some((one) => /km$/.test(one));
  const pieces = isMixed ? written.map(inMeters) : written;
  const behind = tail
    .replace(isBare ? timesBehind : sportWord, "")
    .replace(sportWord, "")
    .replace(/^(.*\sper\s.*?)[\s,]+(r\s?[1-4]\d(?:-[1-4]\d)?)$/iu, " $2$1");
  return { pieces, count: times, tail: behind, isBare };
}

/** '400-800-1200-800-400', which nobody lifts or repeats. */
function areMeters(each: readonly string[]): boolean {
  const numbers = each.map(Number);
  return numbers.every((one) => one >= 50 && one % 50 === 0) && Math.max(...numbers) >= 300;
}

function plain(one: string): string {
  return one.replace(/\s+/g, "").replace(/'$/, "min").replace(/k$/i, "km");
}

function inMeters(one: string): string {
  return /km$/.test(one) ? `${Math.round(Number.parseFloat(one.replace(",", ".")) * 1000)}m` : one;
}

/** The rest behind each piece is as long as the piece is; none stands behind the last. */
function withRests({ pieces, count, tail }: Pieces): string | null {
  const { time: rest = "", each } = restPer.exec(tail)?.groups ?? {};
  const meters = pieces.map((one) => Number.parseFloat(one.replace(",", ".")) * (/km$/i.test(one) ? 1000 : 1));
  if (each === undefined || pieces.some((one) => !/\dk?m$/i.test(one))) return null;
  const seconds = secondsOf(rest) / Number(each);
  const all = Array<string[]>(count).fill(pieces).flat();
  // why: behind 'r24' a rest is of all rounds
  const behind = tail
    .replace(restPer, "")
    .replace(/^[\s,]+/, " ")
    .replace(/(?<!\p{L})r\s?(\d\d(?:-\d\d)?)(?!\d)/iu, "$1rpm");
  const rounds = all.map((one, at) => {
    const pause =
      at === all.length - 1 ? "" : ` | rest ${clock(Math.round((meters[at % pieces.length] ?? 0) * seconds))}`;
    return `${one}${behind.trimEnd()}${pause}`;
  });
  return rounds.join(" | ");
}

/** Behind each piece but the last one, half of its time or as much. */
function withShares({ pieces, count, tail }: Pieces): string | null {
  const { 0: said = "", groups } = restShare.exec(tail) ?? {};
  if (said === "" || pieces.some((one) => !/\d(?:min|s|sec)$/i.test(one))) return null;
  const share = (groups?.half ?? groups?.of) === undefined ? 1 : 0.5;
  const all = Array<string[]>(count).fill(pieces).flat();
  const rounds = all.map((one, at) =>
    at === all.length - 1 ? one : `${one} | rest ${clock(Math.round(secondsOf(one) * share))}`,
  );
  const words = [tail.replace(restShare, ""), said].map((one) => one.replace(/^[\s,;(]+|[\s)]+$/g, ""));
  return `${rounds.join(" | ")} // ${words.filter(Boolean).join(", ")}`;
}

function withJogs({ pieces, count, tail, isBare }: Pieces): string | null {
  const { time: rest = "", how = "" } = jogEach.exec(tail)?.groups ?? {};
  const words = tail.replace(jogEach, "").replace(/^[\s,;]+/, "");
  // why: a pace is a value of each piece
  if (rest === "" || count > 1 || (isBare && /\d:\d\d/.test(words))) return null;
  return `${pieces.join(" | ")}; rest ${clock(secondsOf(rest))} // ${[words, how].filter(Boolean).join(", ")}`;
}

/** Each set at its rate, or each piece. */
function withSets({ pieces, count, tail, isBare }: Pieces): string | null {
  if (count === 1 && !(isBare && restAlone.test(tail.replace(rates, "")))) return null;
  const own = rates.exec(tail)?.groups?.rates?.split(/\s*[/,]\s*/) ?? [];
  if (own.length > 1 && own.length !== count && own.length !== pieces.length) return null;
  const rateOf = (set: number, at: number) => own[own.length === count ? set : own.length === 1 ? 0 : at];
  const rounds = Array.from({ length: count }, (_, set) =>
    pieces.map((one, at) => (own.length === 0 ? one : `${one} ${rateOf(set, at)}rpm`)),
  );
  return `${rounds.flat().join(" | ")}${own.length === 0 ? tail : tail.replace(rates, "")}`;
}

function secondsOf(text: string): number {
  const [minutes = 0, seconds = 0] = text
    .split(/:|'\s*(?=\d)|\s*min\s*(?=\d)/i)
    .map((part) => Number.parseInt(part, 10));
  if (/:|(?:min|')\s*\d/i.test(text)) return 60 * minutes + seconds;
  return /min|^\d+\s*'/i.test(text) ? 60 * minutes : minutes;
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
