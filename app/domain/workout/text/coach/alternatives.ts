import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { listsOfSets } from "#app/domain/workout/text/rounds/lists-of-sets.ts";
import { numberOf } from "#app/domain/workout/text/words/plain.ts";
import { liftsTheBody } from "./of-exercise.ts";
import { ladderOfLoads, mostUsualInches, unitsOf } from "./open-values.ts";

/** '2x32/24kg' of two bells, as of men and women */
const twoOfPair =
  /[\s,(@]+2\s*x\s*(?<first>\d+(?:\.\d+)?)\s*\/\s*(?<second>\d+(?:\.\d+)?)\s*(?<unit>kg|lb)s?(?![\d/\p{L}])\)?/iu;
/** 'Dips 4x5 (+10-20kg)': what is added has no range. */
const rangeAdded =
  /[\s,(]+(?:(?:w\/|with|add(?:ed|ing)?)\s*\+?|(?:bw\s?)?\+)\s?(?<low>\d+(?:\.\d+)?)\s?(?:kg|lbs?)?\s?(?:-|to)\s?(?:bw)?\s?\+?(?<high>\d+(?:\.\d+)?)\s?(?<unit>kg|lb)s?(?!\p{L})\)?/iu;
const pairOf =
  /(?<![\d/.,])(?<!\/\s*)@?\s*(?<first>\d+(?:[.,]\d+)?)\s*\/\s*(?<second>\d+(?:[.,]\d+)?)\s*(?<unit>cal(?:ories|s)?|kg|lbs?|#|in|cm)(?![\d/\p{L}])/iu;
/** '500/400m' of men and women */
const pairOfMeters = /(?<![\d/.,-])(?<first>[1-9]\d{2,3})\s*\/\s*(?<second>[1-9]\d{2,3})\s*(?<unit>m)(?![\d/\p{L}])/iu;
const twice =
  /(?<=\d.*[\s,)])(?:(?:w\/|with|mit|sa?|à|je|zu|po)\s+)?\(?@?\s*2\s*x\s*(?<load>\d+(?:[.,]\d+)?)\s*(?<unit>kg|lbs?|#)(?:\s*(?:dbs?|dumbbells|kbs?|kettlebells|kh|kurzhanteln))?(?![\d/\p{L}])\)?/iu;
/** '(2x16)' and '@ 2x16' of kettlebells, which are in kilograms */
const bellsInBrackets =
  /(?<=\d.*\s)(?:\(|@\s?|(?<=\d\s?(?:m|yd|ft),?\s+))2\s*x\s*(?<load>8|1[02468]|2[02468]|32)(?:\)|(?=$|[\s,;](?!\s*(?:kg|lb))))/i;
const inHands =
  /(?<=^|[\s,])\(?@?\s*(?<load>\d+(?:[.,]\d+)?(?:\s*-\s*\d+(?:[.,]\d+)?)?)\s*(?<unit>kg|lbs?)\s*\(?(?:(?:in|per|each|in each|per each|\/)\s*(?:hand|dbs?|dumbbell|kbs?|kettlebell|bell|arm)(?!\p{L})\)?|each\)?(?!\s+(?:sides?|legs?|arms?|hands?|sets?|rounds?|reps?|times?|ways?|sessions?|weeks?|directions?)(?!\p{L})))/iu;

/** 'Farmers 220/hand' of what is carried */
const inHandsWithoutUnit =
  /(?<=^|[\s,@])(?<load>[2-9]\d|\d{3})\s*(?:\/|per\s|each\s|in each\s)\s*(?:hand|db|dumbbell|kb|kettlebell|bell)s?(?!\p{L})/iu;

const emptyBar =
  /(?<![\p{L}-])(?:(?:just|the|an?|empty) )*bar(?=\s*(?:x|for)\s*\d)|(?<=^[\s:]*)(?:(?:just|the|an?|empty) )*bar(?=\s+\d{1,2}\s*x\s*\d)|(?<=^[\s:]*\d{1,2}\s*x\s*\d{1,2}\s+)(?:(?:just|the|an?|empty) )*bar(?=,\s*\d)|(?<=(?:\d\s*x|@|at|with|w\/)\s*)(?:(?:just|the|an?|empty) )*bar(?![\p{L}-])/iu;

/** 'Thrusters 95/65' and '24/16' of a kettlebell, lighter by a quarter or two fifths. */
const pairWithoutUnit =
  /(?<=^|[\s(@])(?<!\/\s*)(?<bracket>\()?@?\s*(?<first>\d{1,3}(?:\.5)?)\s*\/\s*(?<second>\d{1,3}(?:\.5)?)(?:\)|(?=$|[\s,;]))(?!\s*(?:\/|kg|lb|cal|in|cm|m|s|%))/iu;

/** 'Push-ups 40/20', which nobody loads like that */
const workAndRest = /^[\s:]*[2-6][05]\s?\/\s?[1-6][05](?:\s*x\s*\d{1,2})?$/i;

function withoutUnit(text: string, { trackableCategoryConfiguration: own }: ExerciseSnapshot): string[] {
  const { first = "", second = "", bracket } = pairWithoutUnit.exec(text)?.groups ?? {};
  const share = Number(second) / Number(first);
  const isLikely = share >= 0.5 && share <= 0.86 && (bracket !== undefined || Number(first) >= 14);
  const whole = pairWithoutUnit.exec(text)?.[0] ?? "";
  const others = text.replace(whole, "");
  const isHeight = own.includes("height") && !own.includes("weight");
  const isAlone = others.trim() === "" && (isHeight ? Number(first) >= 14 : Number(first) >= 35);
  if (!isLikely || !(isAlone || /\d/.test(others)) || /\d\s?\/\s?\d/.test(others)) return [];
  if (!isHeight && !own.includes("weight")) return [];
  const units = isHeight ? [Number(first) <= mostUsualInches ? "in" : "cm"] : pairUnits(Number(first));
  return units.flatMap((unit) =>
    [first, second].map((one) => text.replace(whole, ` ${isAlone ? "_ " : ""}${isHeight ? "h " : "@"}${one}${unit} `)),
  );
}

/** Of kettlebells in kilograms and of plates in pounds. */
function pairUnits(first: number): string[] {
  return [20, 26, 30, 35, 44, 53].includes(first) || first >= 55 ? ["lb", "kg"] : ["kg", "lb"];
}

/** A hundred and thirty kilograms in a hand are rare. */
function carriedIn(load: number): string[] {
  return load >= 130 ? ["lb", "kg"] : unitsOf([load]).filter((unit) => unit !== "%");
}

/** 'bar, 1x5 60', without its repetitions */
const barAlone =
  /(?<=^[\s:]*)(?:(?:just|the|an?|empty) )*bar(?=,\s*(?:\d{1,2}\s*x\s*\d{1,2}\+?\s+@?\s*\d{2}|\d{2,3}(?:[.,]5)?\s*x\s*\d))/iu;

/** In the unit that is written, or that the other loads make likely. */
function barsIn(text: string): string[] {
  const [said] = /(?<=\d\s*)(?:kg|lb)/i.exec(text) ?? [];
  const loads = [
    ...text.matchAll(/(?<![\d.,])\d{2,3}(?=\s*x|\s+\d)|(?<=x\s*\d{1,2}\+?\s+)\d{2,3}(?=\s*(?:,|$))/gi),
  ].map(Number);
  const bars = { kg: ["20kg", "_kg"], lb: ["45lb", "_lb"] };
  if (said !== undefined || loads.length === 0) return /lb/i.test(said ?? "") ? bars.lb : bars.kg;
  return unitsOf(loads)[0] === "lb" ? ["45lb", "20kg"] : ["20kg", "45lb"];
}

function barReadings(text: string): string[] {
  const bar = emptyBar.exec(text) ?? barAlone.exec(text);
  return bar ? barsIn(text).map((load) => withBar(text, bar[0], load)) : [];
}

function withBar(text: string, bar: string, load: string): string {
  const loaded = text.replace(bar, `${barAlone.test(text) ? "_ @" : ""}${load}`);
  const [, rounds = "", said = ""] = /^(.*?)(\s\([^()]*\))?$/.exec(loaded.trim()) ?? [];
  const [ladder] = ladderOfLoads(rounds);
  return ladder === undefined ? loaded : ladder + said;
}

/** Fewer are rather repetitions. */
const leastLoad = 19;
const loadsUp = "\\d{2,3}(?:[.,]5)?";
/** 'bar, 40, 60, 3x5 @ 80': loads of warm-ups without their repetitions */
const warmUps = new RegExp(
  `^[\\s:]*(?<said>(?:(?:warm[ -]?ups?|w/?u)(?: sets?)?[\\s:]*)?)(?<bar>(?:(?:just|the|an?|empty) )*bar\\s*[,;]\\s*)?(?<loads>${loadsUp}(?:(?:,|;|\\s->)\\s*${loadsUp}){0,6})\\s*(?:,|;|->|\\s(?=then))\\s*(?:then\\s+|work(?:ing)?(?: sets?)?\\s*:?\\s+)?(?<sets>\\d{1,2}\\s*x\\s*\\d{1,2}\\+?)\\s*(?:@|at|\\s)\\s*(?<top>\\d{2,3}(?:[.,]\\d)?)\\s*(?<unit>kg|lbs?|%)?(?<behind>(?:[\\s,;].*)?)$`,
  "iu",
);

/** In rounds whose repetitions are left to the day. */
function warmedReadings(text: string): string[] {
  const { said = "", bar = "", loads = "", sets, top, unit, behind } = warmUps.exec(text)?.groups ?? {};
  const each = loads.split(/\s*(?:,|;|->)\s*/).map(numberOf);
  const all = [leastLoad, ...each, numberOf(top)];
  const isRising = all.every((load, at) => at === 0 || load > (all[at - 1] ?? 0));
  if (sets === undefined || !isRising || (bar === "" && each.length < 2)) return [];
  const note = said && ` (${said.replace(/[\s:]+$/, "")})`;
  const written = (ahead: readonly string[], one: string) =>
    ` ${[...ahead, ...each.map((load) => `_ @${load}${one}`)].join(" | ")} | ${sets} @${top}${one}${behind}${note}`;
  if (bar !== "")
    return barsIn(`${top}${unit ?? " x"}`).map((load) => written([`_ @${load}`], load.replace(/^\w*?(?=\p{L})/u, "")));
  const units = unit === undefined ? unitsOf(all.slice(1)) : [unit];
  const ladders = units.map((one) => written([], one));
  // why: with a unit the numbers ahead may be repetitions all the same
  return unit === undefined ? ladders : [...ladders, ` ${each.join(" | ")} | ${sets} @${top}${unit}${behind}${note}`];
}

const loadOrEffort = "@?\\s*(?:rpe\\s*\\d+(?:\\.5)?|\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lbs?))";
const eitherLoad = new RegExp(
  `(?<=\\s)(?<one>${loadOrEffort})\\s+(?:or|oder|ili)\\s+(?<other>${loadOrEffort})(?![\\p{L}\\d]|\\s+(?:lighter|less|lower|heavier|more|higher|leichter|lakše|manje|teže|više)(?!\\p{L}))`,
  "iu",
);
/** '@60kg or 10kg lighter' */
const orLighter =
  /(?<=\s)@?\s*(?<load>\d+(?:[.,]\d+)?)\s*(?<unit>kg|lb|%)s?,?\s+(?:or|oder|ili)\s+(?<less>\d+(?:[.,]\d+)?)\s*(?<own>kg|lb|%)s?\s+(?:(?<lighter>lighter|less|lower|leichter|weniger|lakše|manje)|heavier|more|higher|schwerer|mehr|teže|više)(?!\p{L})/iu;

/** With what is taken off or added; none of kilograms less than a share. */
function lighterToo(text: string): string[] {
  const { 0: said, groups } = orLighter.exec(text) ?? {};
  const { load, unit, less, own, lighter } = groups ?? {};
  if (said === undefined || (own !== unit && own !== "%")) return [];
  const step = own === unit ? numberOf(less) : (numberOf(load) * numberOf(less)) / 100;
  const other = Math.round(2 * (numberOf(load) + (lighter === undefined ? step : -step))) / 2;
  return [numberOf(load), other].map((one) => text.replace(said, `@${one}${unit}`));
}

/** '20kg/45lb' */
const inBothUnits =
  /(?<=\s)\(?(?<one>@?\s*\d+(?:[.,]\d+)?\s*(?<unit>kg|lb|#)s?)\s*[/(]\s*(?<other>\d+(?:[.,]\d+)?\s*(?!\k<unit>)(?:kg|lbs?|#))(?![\p{L}\d])\)?/iu;

/** Of a pool or a track, whose length nobody says. */
function ofLaps({ name, trackableCategoryConfiguration: own }: ExerciseSnapshot, count: number): string[] {
  if (!own.includes("distance")) return [];
  return /swim|crawl|stroke|medley/i.test(name)
    ? [`${count}x 25m`, `${count}x 50m`]
    : [`${count}x 400m`, `${400 * count}m`];
}

const distance = "\\d{1,5}(?:[.,]\\d)?\\s*(?:km|k|mi(?:les?)?|m)\\+?";
const duration = "\\d{1,3}\\s*(?:min\\p{L}*|'|h)\\+?";
/** 'Run 8 km or 45 min' */
const eitherMeasure = new RegExp(
  `^\\s*(?:(?<one>${distance})\\s+(?:or|oder|ili)\\s+(?<other>${duration})|(?<first>${duration})\\s+(?:or|oder|ili)\\s+(?<second>${distance}))(?=\\s*(?:$|[,;@(]|\\s\\p{L}))`,
  "iu",
);

export function eitherMeasureOf(
  text: string,
  { trackableCategoryConfiguration: own }: ExerciseSnapshot,
): string[] | null {
  const found = own.includes("distance") ? eitherMeasure.exec(text) : null;
  const { first, second, one = first, other = second } = found?.groups ?? {};
  return found && [one, other].map((measure) => ` ${measure}${text.slice(found[0].length)}`);
}

export function alternativesOf(text: string, exercise: ExerciseSnapshot): string[] {
  return liftsTheBody(exercise) && workAndRest.test(text) ? [] : waysOf(text, exercise);
}

/** One load or another, laps, or a number for each kind of athletes; '2x15kg' of each dumbbell or both. */
function waysOf(text: string, exercise: ExerciseSnapshot): string[] {
  const listed = [listsOfSets, warmedReadings, barReadings, lighterToo]
    .map((read) => read(text))
    .find(({ length }) => length > 0);
  if (listed) return listed;
  const either = eitherLoad.exec(text) ?? inBothUnits.exec(text);
  if (either) return [either.groups?.one, either.groups?.other].map((load) => text.replace(either[0], load ?? ""));
  const laps = !/lap/i.test(text) ? null : /(?<![\d.])(\d{1,2})\s*laps?(?!\p{L})/iu.exec(text);
  if (laps) return ofLaps(exercise, Number(laps[1])).map((one) => text.replace(laps[0], one));
  const carried = exercise.trackableCategoryConfiguration.includes("distance") ? inHandsWithoutUnit.exec(text) : null;
  if (carried)
    return carriedIn(Number(carried.groups?.load)).map((unit) =>
      text.replace(carried[0], ` @${carried.groups?.load}${unit} `),
    );
  const both = twoOfPair.exec(text)?.groups;
  if (both)
    return [1, 2].flatMap((times) =>
      [both.first, both.second].map((load) => text.replace(twoOfPair, ` @${times * Number(load)}${both.unit} `)),
    );
  const added = liftsTheBody(exercise) ? rangeAdded.exec(text)?.groups : undefined;
  if (added) return [added.low, added.high].map((load) => text.replace(rangeAdded, ` bw+${load}${added.unit}`));
  const found =
    pairOf.exec(text) ??
    pairOfMeters.exec(text) ??
    twice.exec(text) ??
    (/kettlebell|dumbbell|carry/i.test(exercise.name) ? bellsInBrackets.exec(text) : null) ??
    inHands.exec(text);
  if (!found) return withoutUnit(text, exercise);
  const ways = eachOf(found, text);
  return exercise.trackableCategoryConfiguration.includes("time") ? ways : ways.map(withRestBehind);
}

/** '3x8, 2x10kg, 90s' */
function withRestBehind(text: string): string {
  return text.replace(/,\s*(?=(?:\d{2,3}\s*(?:s|sec)|\d\s*min|\d:\d\d)\s*$)/iu, ", rest ");
}

function eachOf({ 0: found, groups }: RegExpExecArray, text: string): string[] {
  // why: '5/5' is of each side
  if (/(?<!\d)(\d+)\s?\/\s?(?!\1(?!\d))\d/.test(text.replace(found, ""))) return [];
  const { first = "", second = "", load = "", unit = "kg" } = groups ?? {};
  const at = /in|cm/i.test(unit) ? " h " : /cal|^m$/i.test(unit) ? " " : " @";
  const each = load.split(/\s*-\s*/).map((one) => Number(one.replace(",", ".")));
  const numbers = load === "" ? [first, second] : [each.join("-"), each.map((one) => 2 * one).join("-")];
  const isFalling = at === " @" && load === "" && Number(first) > Number(second);
  return [...numbers, ...(isFalling ? [`${first}/${second}`] : [])].map((one) =>
    text.replace(found, `${at}${one}${unit}`),
  );
}

/** '2x30kg' behind other values: each or both dumbbells. */
const eachOrBoth = /^(?<before>.*\d\S*)[\s,@]+2\s*x\s*(?<load>\d+(?:\.\d+)?)\s*(?<unit>kg|lb)$/i;

export function eachOrBothOf(text: string): string[] {
  const { before, load, unit } = eachOrBoth.exec(text)?.groups ?? {};
  return load === undefined ? [] : [Number(load), 2 * Number(load)].map((one) => `${before} @${one}${unit}`);
}

/** '5x(1,2,3) 2x16' of two bells of that weight, their sum, or two rounds more. */
export function twoBells(text: string, { name }: ExerciseSnapshot): string[] {
  const {
    ahead,
    rounds = "",
    load = ahead,
  } = /^(?:2x(?<ahead>8|1[02468]|2[02468]|3[026]|4[048]) \| (?=\d{1,2}x)(?=[^|]*$))?(?<rounds>\d.*?)(?: \| 2x(?<load>8|1[02468]|2[02468]|3[026]|4[048]))?$/.exec(
    text,
  )?.groups ?? {};
  if (load === undefined || rounds.includes("@") || !/kettlebell|dumbbell/i.test(name)) return [];
  const loaded = [Number(load), 2 * Number(load)].map((one) => rounds.replace(/(?=$| \|)/g, ` @${one}kg`));
  return [...loaded, text];
}
