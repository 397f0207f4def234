import { restingWithin, withClusters } from "#app/domain/workout/text/rounds/clusters.ts";
import { limitedReadings } from "#app/domain/workout/text/rounds/limits.ts";
import { inPlainRounds } from "#app/domain/workout/text/rounds/plain-rounds.ts";
import { heldRounds } from "#app/domain/workout/text/rounds/words-of-rounds.ts";
import { eachOrBothOf } from "./alternatives.ts";
import { inOrder } from "./any-order.ts";
import { takeDetails } from "./details.ts";
import { joined, readableRounds, readLadder, readList, readStep, splitSteps, withUnits } from "./ladders.ts";
import {
  type Knowing,
  markActiveRest,
  markEach,
  markSayings,
  markWords,
  type Notes,
  oneSide,
  put,
  sizeBehindName,
  stepsIn,
  takeMarked,
} from "./notes.ts";
import { phrases } from "./phrases.ts";
import { ofBodyWeight } from "./steps.ts";
import { loadDrop, markHeavy, withDrop, withKilosLess, withMaximum, withTopSet } from "./top-sets.ts";
import { waysToRead } from "./two-ways.ts";

/** `details` stand behind the values; `note` has the words that no value says. */
export type Meant = {
  values: string;
  details: string[];
  note: string;
  /** Not read: what is left of the values. */
  isOpen?: true;
};

type CanRead = Knowing["canRead"];

/** 'Bench press "7 down" - 7,6,5' */
const quoted = /^\s*"([^"]*\p{L}{2}[^"]*)"\s*[-–:,]?/u;

/** How the notation writes the values that a coach wrote, likeliest first; more than one is a question. */
export function meantValues(written: string, isHigh: boolean, knowing: Knowing): Meant[] {
  const read = (text: string) => plainlyMeant(text, isHigh, knowing);
  const limited = limitedReadings(written, (text) => read(text).filter(({ isOpen }) => !isOpen));
  return limited.length > 0 ? limited : read(written);
}

function plainlyMeant(written: string, isHigh: boolean, knowing: Knowing): Meant[] {
  // why: the sign of inches is that of seconds
  const notes: Notes = [];
  const bare = written.replace(quoted, (_, said: string) => put(notes, said));
  const text = (
    isHigh
      ? bare
      : markEach(bare, notes).replace(sizeBehindName, (said) => put(notes, said.replace(/[()]/g, "").trim()))
  )
    .replace(perDay, " per ")
    .replace(lessThanPace, "-")
    .replace(raised, (said) => put(notes, said))
    .replace(oneSide, (said) => put(notes, said))
    .replace(/@?\s*(\d+)\s*(?:"|'')/g, isHigh ? " h $1in" : " $1s");
  const spelled = text
    .replace(heldRounds, "$3$4x $1$2s")
    .replace(eachHeld, ", ")
    .replace(fives, (name) => `${put(notes, name)} 5/5/5 `);
  const clauses = withoutDashes(withMaximum(markActiveRest(withKilosLess(spelled, notes), notes), notes));
  const said = withClusters(withTopSet(inNotation(markSayings(clauses, notes))));
  const counted = said.replace(inAll, (word) => put(notes, word));
  const { left: open, details } = restingWithin(takeDetails(markHeavy(counted, notes)));
  const { left, note } = takeMarked(markWords(open, notes, knowing), notes);
  const values = left
    .replace(/\s+/g, " ")
    .replace(/,(?: ,)+/g, ",")
    .replace(/ (?=[,;])/g, "")
    .replace(/^(?:[\s,;:]|-(?!\d)|(?:and )?then(?=\s))+|[\s,;:.!]+$/g, "")
    .replace(/(?<=^\d{1,2}) x$/i, note.includes("strokes") ? "x" : " x");
  // why: '6x800m, 400m recovery' is no seventh round
  const isWithin = /recover|float|jog|walk|spin|between|last|first|letzt|zadnj|posljednj/i.test(note);
  const readings = readingsOf(values, knowing.canRead).filter((one) => !(isWithin && one.includes("|")));
  if (values === "" && /last|same|previous|\d ?(?:\p{L}+ )?strokes|\dk? (?:steps|koraka|schritte)/iu.test(note))
    return [{ values, details, note }, ...stepsIn(note)];
  // why: the number behind 'with last 20' is of those words
  const isCut = /(?<!\p{L})(?:last|final)(?:,|$)/iu.test(note) && /(?:last|final)\s+\d/i.test(written);
  if ((readings.length === 0 || isCut) && values !== "") return [{ values, details, note, isOpen: true }];
  return readings.map((one) => ({ values: one, details, note }));
}

/** Sentences and brackets as commas and parentheses. An ordinal or an abbreviation ends no sentence. */
export function inClauses(text: string): string {
  return inPlainRounds(text)
    .replace(/@\s*(?=[<>≤≥])/g, ", ")
    .replace(repsAhead, " ")
    .replace(/\[([^[\]]*)\]/g, " ($1)")
    .replace(/\(([\p{L} -]+),\s*(\d[^(),]*)\)/gu, "($1) ($2)")
    .replace(/\s+(?=\s\()|\s*\.[.\s]*$/g, "")
    .replace(
      /(?<=\d\s?(?:s|sec|sek|min|m))\.\s+(?=\p{L})(?!(?:rest|pause|pauza|odmor|break|recovery)(?!\p{L}))/giu,
      ", ",
    )
    .replace(endOfSentence, ", ");
}

/** '20 rep squat 1x20' says them twice. */
const repsAhead = /^[\s:]*(\d{1,3})[ -]reps?[\s:]+(?=(?:\d{1,2}\s*x\s*)?\1(?!\d))/i;

const endOfSentence =
  /(?<=\d{2}|x\s?\d|rpe \d|[%)]|\d\s?(?:kg|lbs?|rir)|\d[.,]\d|bw|\p{L}{3})(?<!(?<!\p{L})(?:sek|sec|min|pon|wdh|ser|alt|max|ext|inc|incl|inkl|desc|std|bzw|approx|reps))\.\s+(?=\p{L})/giu;

const fives = /(?<![\d.,])(?:3\s*x\s*)?5['’]?s pro(?!\p{L})(?!\s*5\s*[/x])/giu;

const lessThanPace = /(?<=(?:pace|css|mp|ftp|threshold))\s+-\s+(?=\d{1,2}\s?(?:s|w|%))/giu;

/** '100/day', 'from 2" deficit', '80s x 7 (failure)' of two dumbbells and '+ rest-pause x 3 (15 s between)' */
const perDay = /(?<=\d)\s*\/\s*(?=(?:day|week)(?!\p{L}))/giu;
const raised =
  /(?:from|on|off|to) (?:an? )?\d{1,2}(?:[.,]\d+)? ?(?:"|''|in(?:ch(?:es)?)?|cm) (?:deficit|blocks?|pins?|mats?|risers?|boards?|plates?)|(?:from|on|off|onto) (?:an? |the )?(?:step|ledge)(?!\p{L})|(?<=max )\(MR\d{1,2}\)|(?<=\d\s*)\+ ?\d (?:myo[ -]?rep|drop|rest[ -]?pause) ?sets?(?! ?(?:of|x|:)? ?\d)|(?<=\d\s*(?:reps?\s*)?)\+ ?rest[ -]?pause(?: ?x ?\d)?[\s,]*\(?\d{1,2} ?s(?:ecs?|econds?)? (?:between|rest|breaks?)\)?|(?<=\d{2}s\s*x\s*\d{1,2}[\s,]*\(?)(?:to )?fail(?:ure)?(?=\)|\s*$)|(?<=\d{2}s\s*x\s*\d{1,2}\s*\()max(?=\))/giu;
const eachHeld = /(?<=\d\s*reps?)\s*x\s*(?=\d{1,2}\s*(?:s|secs?|seconds?|count)[ -]?(?:holds?|pauses?))/giu;

const inAll = /(?<=\d\+?\s*(?:reps\s*)?)(?:in )?(?:total|altogether|combined|insgesamt|ukupno)(?!\p{L})/giu;

const behindRounds =
  /(?<=\d\s*x\s*\d+\+?)(?: - |\s*:\s*|\s*\()(?<loads>\d+(?:[.,]\d+)?\s*(?:%|kg|lb)|\d{2,3}(?:\.\d+)?(?:\s*[,/]\s*\d{2,3}(?:\.\d+)?)+\s*(?:%|kg|lbs?)?)\)?(?=\s*(?:$|[,;]\s*\D))/giu;

/** Between values a dash is a comma, and between two numbers it makes a range. */
function withoutDashes(text: string): string {
  return text
    .replace(/(@\s*\d{2,3}) - (?=\d{2,3}\s*%)/g, "$1-")
    .replace(/(?<!\d)(\d{1,2}) -(\d{1,2})(?=\s*(?:$|[,;@]|reps))/g, rangeOf)
    .replace(
      /(?<=(?:\d\s*x|sets? of|sets?)\s*)(\d{1,2}) - (\d{1,2})(?!\d|[.,/]\d|\s*(?:x|sets?|kg|lb|%|s(?!\s*\d)|sec|min|m)(?!\p{L}))/giu,
      rangeOf,
    )
    .replace(
      /(?<=\d\+?\s*(?:x|reps?\s*@?|@|at)\s*\d+(?:[.,]\d)?\s*(?:%|kg|lb)) - (?=\d{1,2}\+?\s*(?:x|reps?|@|at))/gi,
      ", ",
    )
    .replace(/(?<=\d\s*x\s*\d{1,2}\+?) - (?=(?:[4-9]\d|[1-9]\d\d)(?:[.,]\d)?\s*$)/g, " @")
    .replace(/(\d\s*(?:%|kg|lb)) - (?=\d{1,2}\+?\s*(?:x|reps|$|[,;|]))/gi, "$1 ")
    .replace(behindRounds, " @$<loads>")
    .replace(/(\d) - (?=\d+(?:\s*reps)?\s*(?:$|[;@]|,(?!\d)))/g, "$1-")
    .replace(/(?<=\S)(?<!\d[,/] ?\d{1,2}(?= - x ?\d{1,2}$)) - (?!\d+\s*%)|(?<=x\s*\d+\+?) - /g, ", ");
}

function rangeOf(whole: string, low: string, high: string): string {
  return Number(low) < Number(high) ? `${low}-${high}` : whole;
}

/** '3 sets: 5 @ 65%, 5 @ 75%, 5+ @ 85%' has as many steps as it says. */
function withoutCount(text: string): string {
  const { count, steps = "" } = /^(?<count>\d{1,2}) ?(?:sets?|x) ?: (?<steps>.+)$/i.exec(text)?.groups ?? {};
  const isCounted = count !== undefined && Number(count) > 1 && steps.split(/[,;/] /).length === Number(count);
  const { one, more = "", times } = repeatedBehind.exec(text)?.groups ?? {};
  if (one !== undefined) return `${times}x ${one}${more}`;
  return isCounted ? steps : text;
}

const repeatedBehind =
  /^(?:x\s*)?(?<one>\d+|max|\d+\s*(?:s|min|m))(?<more>,.*?)?,?\s*repeat(?:ed)?\s*(?:x\s*)?(?<times>\d{1,2})\s*(?:x|times)?$/i;

/** Written in the notation's own words; its steps may still be in a coach's order. */
export function inNotation(text: string): string {
  const toLoad = text.replace(
    /(?<=\d\s*x\s*\d.*)\s*(?:->|→|=>)\s*(?=@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%)?\s*$)/iu,
    " @ ",
  );
  let written = withoutCount(ofBodyWeight(toLoad.replace(/\s+/g, " ").trim()));
  for (const { shape, to } of phrases) written = written.replace(shape, to);
  return written.replace(/\s+/g, " ").trim();
}

function readingsOf(text: string, canRead: CanRead): string[] {
  if (/x\s*\([^)]*\+[^)]*$/i.test(text)) return [];
  const ways = waysToRead(text)
    .map(inOrderAhead)
    .filter((way) =>
      readableRounds(canRead)(
        way.replace(/; (?:rest|tempo|per side).*$| >> .*$| \/\/ .*$/, "").replace(/^Interval.*$/, "1"),
      ),
    );
  if (ways.length > 0) return ways;
  const last = lastToFailure.exec(text);
  if (last) return readingsOf(without(text, last), canRead).slice(0, 1).flatMap(withLastOpen);
  const drop = loadDrop.exec(text);
  if (drop)
    return readingsOf(without(text, drop), canRead)
      .slice(0, 1)
      .flatMap((one) => withDrop(one, drop));
  if (text.includes("|")) return inParts(text, canRead);
  const ordered = inOrder(text);
  if (ordered !== null && ordered !== text) return readingsOf(ordered, canRead);
  const either = eachOrBothOf(text).flatMap((one) => readingsOf(one, canRead).slice(0, 1));
  if (either.length > 0) return either;
  const readable = (rounds: string) => rounds.split(" | ").every(canRead);
  for (const read of [readStep, (one: string) => readList(one) ?? []]) {
    const found = read(text).filter(readable);
    if (found.length > 0) return found;
  }
  return ladderIn(text, canRead);
}

/** '3x4, 65%; tempo 5000' */
function inOrderAhead(way: string): string {
  const [rounds = "", ...details] = way.split(/(?=; | \/\/ )/);
  return [inOrder(rounds) ?? rounds, ...details].join("");
}

function ladderIn(text: string, canRead: CanRead): string[] {
  for (const steps of splitSteps(text)) {
    const rounds = joined(withUnits(steps));
    const [only = "", ...more] = rounds;
    const ladder =
      more.length > 0
        ? readLadder(rounds, canRead)
        : (readList(only) ?? readStep(only)).filter(readableRounds(canRead));
    if (ladder.length > 0) return ladder;
  }
  return [];
}

function inParts(text: string, canRead: CanRead): string[] {
  const parts = text.split("|").map((part) => readingsOf(part.trim(), canRead)[0] ?? "");
  return parts.every((part) => part !== "") ? [parts.join(" | ")] : [];
}

const lastToFailure =
  /[\s,(]*(?:(?:on\s+)?(?:the\s+)?(?:last|final) (?:set|one)\s*(?:is\s+|:\s*)?(?:an?\s+)?(?:amrap|max(?:\s*reps)?|\+|to failure|failure)|\+?\s?(?:amrap|max|failure) (?:on )?(?:the )?last(?: (?:set|one))?)\)?(?=\s*$|\s*[,;]\s)/i;

/** What is left without 'last set AMRAP', and rounds as they are with it. */
export function splitLast(text: string): { left: string; open: (rounds: string) => string[] } {
  const last = lastToFailure.exec(text);
  return last ? { left: without(text, last), open: withLastOpen } : { left: text, open: (rounds) => [rounds] };
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(0, index) + text.slice(index + found.length);
}

/** The last round as at least so many, or as many as possible; none of what is no repetitions. */
function withLastOpen(rounds: string): string[] {
  const { before = "", count, reps, tail = "" } = lastRound.exec(rounds)?.groups ?? {};
  const own = tail.replace(/,? (?:\S+RIR|rpe \S+)/g, "");
  if (reps === undefined || (before === "" && count === undefined)) return [];
  const more = Number(count ?? 1) - 1;
  const equal = more < 1 ? "" : `${more === 1 ? "" : `${more}x`}${reps}${tail} | `;
  const [least] = reps.split("-");
  return [`${before}${equal}${least}+${own}`, `${before}${equal}max${own}`];
}

const lastRound =
  /^(?<before>(?:.*\|\s*)?)(?:(?<count>\d{1,2})\s*x\s*)?(?<reps>\d{1,3}(?:-\d{1,3})?)\+?(?<tail>(?:\s(?!\s*(?:s|min|m|km|cal)(?!\p{L})).*)?)$/iu;
