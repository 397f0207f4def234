import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { inMoreSets, waysOfSets } from "#app/domain/workout/text/rounds/lists-of-sets.ts";
import { numberOf } from "#app/domain/workout/text/words/plain.ts";
import { readList } from "./ladders.ts";
import { loadsOf } from "./open-values.ts";

/** 'last set RPE 9' behind equal rounds */
const otherLast =
  /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,3}(?:-\d{1,3})?)(?<tail>.*?)[\s,(]+(?:the\s+)?(?:last|final) set\s*(?:is\s+|at\s+|:\s*)?(?<last>rpe \d+(?:\.5)?|\dRIR|@\s?\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)*(?:%|kg|lb)|\d{1,2}\+)\)?$/i;
const toFailure = /^(?<count>\d{1,2}\s*x\s*)(?<reps>\d{1,3})(?:-\d{1,3})?(?<tail>.*?)\s*(?:to failure|failure)$/i;
const either = /^(?<first>\d)-(?<second>\d)\s*(?:x|sets?(?:\s*of)?)\s*(?<tail>\d.*)$/i;
const turns = /^(?<count>\d{1,2})\s*x\s*(?<work>\d+\s*(?:s|min)|\d+:\d\d)\s*[,/]\s*(?<rest>\d+\s*(?:s|min)|\d+:\d\d)$/i;
const bareRest = /^(?<before>.*\d.*?)[\s,;]+rest:?\s*(?<time>\d(?:-\d)?)$/i;
const eitherMeasured =
  /^(?<first>\d{1,2})-(?<second>\d{1,2})\s*x\s*(?<tail>\d+\s*(?:s|m|min|km|yd|cal)(?![\p{L}]).*)$/iu;
const allSlashed = /^(?<load>[3-9]\d|\d{3})\s*\/\s*(?<first>\d{1,2})\s*\/\s*(?<second>\d{1,2})$/;
const loadSlashed = /^(?<load>\d+(?:[.,]\d+)?(?:%|kg|lb))\s*\/\s*(?<first>\d{1,2})\s*\/\s*(?<second>\d{1,2})$/i;
const slashed = /^(?<load>\d+(?:[.,]\d+)?(?:%|kg|lb))\s*\/\s*(?<first>\d{1,2})\s*x\s*(?<second>\d{1,2})$/i;
const paced = /^(?<before>.*\d.*?)[\s,@]+(?<time>\d{1,2}:\d{2}(?:-\d{1,2}:\d{2})?)pace$/i;
const loadFirst =
  /^(?<load>(?:1[3-9]|[2-9]\d|\d{3})(?:[.,](?:25|5|75))?)\s*x\s*(?<first>\d{1,2}(?:-\d{1,2})?)\s*x\s*(?<second>\d{1,2})$/i;
const falling = /^(?<first>\d{1,2}) to (?<last>1)$/i;
const rising = /^1 up to (?<last>\d{1,2})$/i;
/** '60min z1-2': the document has one zone a round. */
const zones = /^(?<before>.*\d.*?)\s+z(?<low>[1-5])-(?<high>[1-5])(?<tail>\s.*)?$/i;
const mostCalories = /^(?<before>(?:\d{1,2}\s*x\s*)?)maxcal(?<behind>(?:\s.*)?)$/i;
/** 'tempo 311' without its last place */
const shortTempo =
  /^(?<before>.*\d.*?)[\s,(]+(?:tempo:?\s*(?<tempo>[\dx](?:[-/]?[\dx]){2})|(?<=\d\s*x\s*\d.*[\s,(@]+)(?<bare>[1-6]-[0-4]-[0-4])|(?<ahead>[\dx][-/][\dx][-/][\dx]) tempo)\)?$/i;
const setsOrReps =
  /^@?\s*(?<load>\d+(?:[.,]\d+)?\s*(?:%|kg|lb))[\s,]+(?<first>[1-9])\/(?<second>[1-9])(?<behind>(?:[,;].*)?)$/i;

/** '40/20' and '30s/30s x 6' */
const workAndRest =
  /^(?<work>\d+\s?(?:s|min)|[3-6][05])\s?\/\s?(?<rest>\d+\s?(?:s|min)|[1-6][05])(?:\s*x\s*(?<count>\d{1,2}))?$/i;
const eachEffort =
  /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,2}(?:-\d{1,2})?)(?<load>(?:\s@\S+)?)[\s,(]+(?:(?:at|w\/|with) |@ ?)?(?<word>rpe )?(?<efforts>\d+(?:\.5)?(?:RIR)?(?:\s*[,/-]\s*\d+(?:\.5)?(?:RIR)?)+)\)?$/i;
const repeatedList =
  /^(?<list>\d{1,2}\+?(?:(?:-\d{1,2}\+?){2,6}|(?:\/\d{1,2}\+?){2,6})|\d{1,4}(?:-\d{1,4}){2,6}\s?(?:min|m|s|km|cal))\s*(?:-\s*)?x\s*(?<count>[2-5](?:-[3-9])?)(?<tail>(?:\s*@.*|,?\s*@?\s*\d+(?:[.,]\d+)?\s?(?:kg|lb|%))?)$/i;
const twoCounts = /^x\s*(?<first>\d{1,2})\s*x\s*(?<second>\d{1,2})(?<tail>(?:\s.*)?)$/i;
/** '3x5, 2 back-off sets -10%' without their repetitions */
const lighterSets =
  /^(?<before>(?:\d{1,2}\s*x\s*)?(?<reps>\d{1,2}(?:-\d{1,2})?)(?:\s[^,;]*?)?)\s*(?:[,;+|]|->|then|and)\s*(?:then\s+)?(?<count>\d)\s*(?:x\s*)?(?:back[ -]?offs?|down[ -]?sets?|drop[ -]?backs?|lighter)(?:[ -]?sets?)?\s*(?:at|@|,)?\s*(?:-|minus\s)?\s*(?<share>\d{1,2})\s?%(?:\s*(?:less|lighter|lower|off))?$/i;
const ramped =
  /^(?:ramp(?:ing|ed)?(?: up)?|build(?:ing)?(?: up)?|work(?:ing)? up)\s*:?\s*(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,2})\s*(?:up )?(?:to|as)\s*@?\s*(?<load>\d+(?:[.,]\d+)?\s*)(?<unit>kg|lb|%)$$/i;
const twoLoads =
  /^(?<before>.*\d\S*)\s@?(?<percent>\d+(?:[.,]\d+)?%)\s*[,(]?\s*@?(?<kilos>\d+(?:[.,]\d+)?\s?(?:kg|lb))\)?$/i;

/** '3x10 8 or 12kg' */
const eitherLoad =
  /^(?<before>.*\d\S*)[\s,]+@?\s*(?<first>\d+(?:[.,]\d+)?)\s?(?<own>kg|lb|%)?\s?(?:or|oder|ili)\s@?\s*(?<second>\d+(?:[.,]\d+)?)\s?(?<unit>kg|lb|%)$/i;

const openSets =
  /^(?:sets?|sätze|serij[ae])\s*(?:of|po|à|á|x|zu je|zu|je|mit)?\s*(?<reps>\d{1,2}(?:-\d{1,2})?)(?:\s*reps)?(?<tail>(?:\s.*)?)$/i;
/** 'Squat 12/10': two rounds, or of men and women. */
const pairOfReps = /^(?<first>[12]?\d)\/(?<second>[12]?\d)(?<tail>(?:\s*@\s*\d[\d.,]*\s*(?:kg|lb|%))?)$/i;
const leftAndRight =
  /^(?<first>(?<count>\d{1,2})\s*x\s*\d{1,2})\s*(?<side>[lr])\s*[,;+&/]?\s*(?<second>\d{1,2}\s*x\s*\d{1,2})\s*(?<other>[lr])(?<tail>(?:\s.*)?)$/i;
const eachSide =
  /^(?<count>(?:\d{1,2}\s*x\s*)?)(?<first>\d{1,2})\s*(?<side>[lr])\s*[,;+&/]?\s*(?<second>\d{1,2})\s*(?<other>[lr])(?<tail>(?:\s.*)?)$/i;

type Parts = Readonly<Record<string, string>>;

const ways: readonly [shape: RegExp, readings: (parts: Parts) => string[]][] = [
  [otherLast, otherLastReadings],
  [toFailure, ({ count, reps, tail }) => [`${count}max${tail}`, `${count}${reps}+${tail}`]],
  [
    turns,
    ({ count, work, rest }) => [
      `${count}x ${work}; rest ${rest}`,
      `Interval x${count}, ${work}/${rest} >> `,
      ...(work === rest ? [`${count}x ${work}; per side`] : []),
    ],
  ],
  [
    shortTempo,
    ({ before, ahead, bare = ahead, tempo = bare ?? "" }) => [
      `${before}; tempo ${tempo.replace(/[-/]/g, "")}0`,
      `${before} // tempo ${tempo}`,
    ],
  ],
  [
    setsOrReps,
    ({ load, first, second, behind }) => [
      `${second}x${first} @${load}${behind}`,
      `${first}x${second} @${load}${behind}`,
      `${first} @${load} | ${second} @${load}${behind}`,
    ],
  ],
  [workAndRest, workReadings],
  [eachEffort, effortReadings],
  [
    repeatedList,
    ({ list, count = "", tail = "" }) =>
      (readList(`${list}${tail.replace(/^,?\s*@?\s*(?=\d)/, " @")}`) ?? []).flatMap((one) =>
        count.split("-").map((times) => Array(Number(times)).fill(one).join(" | ")),
      ),
  ],
  ...waysOfSets,
  [either, ({ first, second, tail }) => [`${first}x${tail}`, `${second}x${tail}`]],
  [eitherMeasured, ({ first, second, tail }) => [`${first}x ${tail}`, `${second}x ${tail}`]],
  [allSlashed, loadReadings],
  [loadSlashed, ({ load, first, second }) => [`${second}x${first} @${load}`, `${first}x${second} @${load}`]],
  [bareRest, ({ before, time }) => [`${before}; rest ${time}min`, `${before}; rest ${time}s`]],
  [slashed, ({ load, first, second }) => [`${second}x${first} @${load}`, `${first}x${second} @${load}`]],
  [paced, ({ before = "", time }) => inOrder(before, [`${before} ${time}/km`, `${before} ${time}/mi`])],
  [loadFirst, loadReadings],
  [
    falling,
    ({ first }) => [Array.from({ length: Number(first) }, (_, at) => Number(first) - at).join(" | "), `1-${first}`],
  ],
  [rising, ({ last }) => [Array.from({ length: Number(last) }, (_, at) => at + 1).join(" | "), `1-${last}`]],
  [
    zones,
    ({ before, low, high, tail = "" }) => [low, high].map((zone) => `${before} z${zone}${tail} // Z${low}-Z${high}`),
  ],
  [mostCalories, ({ before, behind }) => [`${before}_cal${behind}`, `${before}_cal+${behind}`]],
  [openSets, ({ reps, tail }) => ["3", "4", "5"].map((count) => `${count}x${reps}${tail}`)],
  [
    pairOfReps,
    ({ first, second, tail }) =>
      first === second
        ? [`${first}${tail}; per side`, `2x${first}${tail}`]
        : [`${first}${tail} | ${second}${tail}`, `${first}${tail}`, `${second}${tail}`],
  ],
  [leftAndRight, sidesReadings],
  [eachSide, sidesReadings],
  [twoCounts, ({ first, second, tail }) => [...new Set([`${second}x${first}${tail}`, `${first}x${second}${tail}`])]],
  [
    lighterSets,
    ({ before, reps, count, share }) => [
      `${before} | ${count}x${reps} @${100 - Number(share)}%top`,
      `${before} | ${count}x @${100 - Number(share)}%top`,
    ],
  ],
  [ramped, rampedReadings],
  [
    eitherLoad,
    ({ before, first, own, second, unit = own }) => [
      `${before} @${first}${own ?? unit}`,
      `${before} @${second}${unit}`,
    ],
  ],
  [twoLoads, ({ before, percent, kilos }) => [`${before} @${percent}`, `${before} @${kilos}`]],
];

/** Shapes that can't but be asked about. */
export function waysToRead(text: string): string[] {
  for (const [shape, readings] of ways) {
    const parts = shape.exec(text)?.groups;
    if (parts) return readings(parts as Parts);
  }
  return [];
}

function workReadings({ work = "", rest = "", count }: Parts): string[] {
  const [time, pause] = [work, rest].map((one) => (/^\d+$/.test(one) ? `${one}s` : one));
  const interval = `Interval x${count ?? "_"}, ${time}/${pause} >> `;
  if (work === rest && count === undefined) return [`${work}; per side`, `2x${work}`, interval];
  if (work === rest) return [`${count}x ${time}; per side`, interval];
  return count === undefined ? [interval, `${work} | ${rest}`] : [interval, `${count}x ${time}; rest ${pause}`];
}

/** Of both sides alike, or of the rounds of one and then the other. */
function sidesReadings({ first = "", second = "", count = "", side = "", other = "", tail }: Parts): string[] {
  if (side.toLowerCase() === other.toLowerCase()) return [];
  const [one, two] = (first.includes("x") ? [first, second] : [`${count}${first}`, `${count}${second}`]).map((rounds) =>
    rounds.replace(/s/g, ""),
  );
  if (one === two) return [`${one}${tail}; per side`];
  const letters = `${side}, ${other}`.toUpperCase();
  return [`${one}${tail} | ${two}${tail} // ${letters}`, `${one}${tail}; per side // ${other.toUpperCase()} ${two}`];
}

function effortReadings({ count, reps, load, word, efforts = "" }: Parts): string[] {
  const isReserve = /RIR/i.test(efforts);
  const each = efforts.replace(/RIR/gi, "").split(/\s*[,/-]\s*/);
  const isRange = each.length === 2 && efforts.includes("-");
  // why: '@8, 2 RIR' says one effort twice
  const isTwice = isReserve && each.some((one) => Number(one) > 5);
  if (isRange || isTwice || each.length > Number(count) || (!isReserve && word === undefined)) return [];
  const rounds = each.map((one) => `${reps}${load} ${isReserve ? `${one}RIR` : `rpe ${one}`}`);
  return inMoreSets(rounds, Number(count)).map((one) => one.join(" | "));
}

/** The last round has the load, or a note says it. */
function rampedReadings({ count, reps, load, unit }: Parts): string[] {
  const before = Number(count) - 1;
  const most = `${load?.trim()}${unit}`;
  const ladder = `${before === 1 ? "" : `${before}x`}${reps} @_${unit} | ${reps} @${most} // ramp`;
  return before < 1 ? [] : [ladder, `${count}x${reps} // ramp to ${most}`];
}

/** 'mi' makes a pace of miles likelier. */
function inOrder(before: string, readings: string[]): string[] {
  return /\dmi(?!n)/.test(before) ? readings.toReversed() : readings;
}

function loadReadings({ load, first, second }: Parts): string[] {
  const orders = [...new Set([`${second}x${first}`, ...(/-/.test(first ?? "") ? [] : [`${first}x${second}`])])];
  return loadsOf(numberOf(load)).flatMap((one) => orders.map((order) => `${order} ${one}`));
}

function otherLastReadings({ count, reps, tail = "", last = "" }: Parts): string[] {
  const before = Number(count) - 1;
  const kind = /^rpe|RIR|@/i.exec(last)?.[0] ?? "";
  const kept = {
    rpe: tail.replace(/\s*rpe \S+/i, ""),
    RIR: tail.replace(/\s*\S+RIR/i, ""),
    "@": tail.replace(/\s*@\s?\S+/, ""),
  };
  const own = kind === "" ? `${last}${tail}` : `${reps}${kept[kind as keyof typeof kept]} ${last}`;
  const note = `${count}x${reps}${tail} // last set ${last}`;
  return before < 1 ? [] : [`${before === 1 ? "" : `${before}x`}${reps}${tail} | ${own}`, note];
}

/** 'Squat 100 - 5x5' is of that load, 'Squat 20, 3x10' maybe of a set of 20. */
export function loadAheadOf(typed: string, text: string, { trackableCategoryConfiguration }: ExerciseSnapshot) {
  const { load, sign, rounds } =
    /^(?<load>\d{2,3}(?:[.,]\d)?)(?<sign> -|,) (?<rounds>\d{1,2} ?x ?\d{1,2}(?:-\d{1,2})?)$/i.exec(typed)?.groups ?? {};
  const most = numberOf(load);
  if (rounds === undefined || most <= 10 || !trackableCategoryConfiguration.includes("weight")) return [];
  const loaded = loadsOf(most).map((one) => `${rounds} ${one}`);
  return sign === "," && most <= 30 ? [text, ...loaded] : [...loaded, text];
}

/** '85%, then 3x5 -10%' is less of the top set, or of the maximum. */
export function ofMaximumInstead(typed: string, text: string): string[] {
  const { before, first, share } =
    /^(?<before>.*@ ?(?<first>\d+)% \| [^@]*)@(?<share>\d+)%top$/.exec(text)?.groups ?? {};
  if (before === undefined || !/(?:-|minus|drop|less)\s?\d|\d\s?%\s*(?:less|lighter|lower|drop|off)/i.test(typed))
    return [];
  return [text, `${before}@${Number(first) + Number(share) - 100}%`];
}

/** '5/3/1, joker sets up to a single' may have that set or leave it to the day. */
export function withJokers(typed: string, text: string): string[] {
  const [, count = ""] = /jokers?[^,;]*?\s(?:to|of)\s(?:an? )?(single|double|triple|[1-5](?!\d))/i.exec(typed) ?? [];
  const reps = { single: 1, double: 2, triple: 3 }[count.toLowerCase()] ?? count;
  return count === "" ? [] : [text, `${text} | ${reps}`];
}
