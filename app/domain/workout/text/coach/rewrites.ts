import { inPlainSigns } from "#app/domain/workout/text/rounds/plain-lines.ts";
import type { NamesAt } from "#app/domain/workout/text/words/own-names.ts";
import { liftsTheBody } from "./of-exercise.ts";
import { hows, howsBehind, orderWords } from "./sayings.ts";

/** Other ways to write a line whose name was not found, each to be read if the one before it was not. */
export function rewritesOf(text: string, startOf: NamesAt): string[] {
  const signs = inPlainSigns(text)
    .replace(
      /^fly(?:ing)?\s+([1-6]0)s(?=[\s,;]*(?:$|x\s*\d))/iu,
      `flying sprint $1${/\d\s*yds?(?!\p{L})/iu.test(text) ? "yd" : "m"}`,
    )
    .replace(/^w(?:gh?)?te?d\.?\s+(?=\p{L})/iu, "weighted ")
    .replace(/^sprints?(?=[\s:,-]*\d)/iu, "flat sprint")
    // why: lengths of a pool are rather swum
    .replace(/^(\d{1,2}\s*x\s*(?!(?:25|50|75|100)\s*m)\d{2,3}\s*m)\s+sprints?(?!\p{L})/iu, "flat sprint $1")
    .replace(/\s*&\s*|(?<=\p{L}{2})\+(?=\p{L}{2})/gu, " and ")
    .replace(/(?<=\p{L})\/(?=(?:side|leg|arm)(?!\p{L}))/giu, " /")
    .replace(/(?<=\p{L})(?:\.{2,}\s*|=(?=\d))|\s*\.{3,}\s*(?=[\p{L}\d])/gu, " ")
    .replace(/(?<=\p{L})\((?=\d)/gu, " (")
    .replace(/(?<=\p{L}),(?=[\p{L}\d])/gu, ", ")
    .replace(/(?<=\p{L})@(?=\s*\d)/gu, " @")
    .replace(/(?<=^\p{L}{4,})(?=\d{1,2}\s?x\s?\d)/u, " ");
  const bare = signs
    .replace(/^(?:[A-H]\s+(?=\p{L}{2})|\d{1,2}[.)]\s+(?=[\d\p{L}])|[A-H]\d?[.)]\s+(?=\d)|[A-H]\d\s+(?=\d))/u, "")
    .replace(orderWords, "");
  const long = writtenOut(signs);
  return [
    ...cellsOf(inPlainSigns(text)),
    ...(signs === text ? [] : [signs]),
    ...(bare === signs ? [] : [bare]),
    ...(long === signs ? [] : [long]),
    ...zoneBehind(signs, startOf),
    ...ofRunner(signs),
    ...adjectiveFirst(signs, startOf),
    ...workedUp(signs, startOf),
    ...saidFirst(signs, startOf),
    ...nameLast(signs, startOf),
    ...turned(signs, startOf),
  ];
}

/** 'Bench press | 4 sets | 8 reps' and 'Deadlift - 5 sets - 3 reps' */
function cellsOf(text: string): string[] {
  const isTable = /^[^|\d(]*(?:\([^|()]*\)|[^|\d\s])\s*\|(?!\s*\|)/.test(text);
  const sign = isTable ? /\s*\|\s*/g : /\s+-\s+/g;
  const [name = "", ...cells] = text.split(sign).filter((cell) => cell.trim() !== "");
  return cells.length > (isTable ? 0 : 1) && /[\p{L})]$/u.test(name) ? [`${name} ${cells.join(", ")}`] : [];
}

const behindName =
  /^(?<mark>(?:(?:\d{1,2}|[a-h]\d?)[.)]\s+)?)(?<name>\p{L}[\p{L}' -]{1,30}?)\s*\((?<how>\p{L}[\p{L}' -]{1,20})\)/u;

/** 'Leg curls (seated) 3x12' is of seated leg curls, if there are such, and 'Rowing (machine)' of no machine row. */
export function withHowAhead(text: string, isName: (name: string) => boolean): string | null {
  const [whole = "", mark = "", name = "", how = ""] = text.includes("(") ? (behindName.exec(text) ?? []) : [];
  const own = whole === "" ? undefined : [`${name} ${how}`, `${how} ${name}`].find(isName);
  return own === undefined ? null : `${mark}${own}${text.slice(whole.length)}`;
}

function zoneBehind(text: string, startOf: NamesAt): string[] {
  const [said = "", zone] = /^z(?:one|ona)?\s?([1-5])\s+(?=\p{L})/iu.exec(text) ?? [];
  const found = zone === undefined ? null : startOf(text.slice(said.length));
  if (found === null) return [];
  const end = said.length + found.end;
  return [`${text.slice(said.length, end)} z${zone}${text.slice(end)}`];
}

const paceLetters: Readonly<Record<string, string>> = { E: "Easy run", L: "Long run", T: "Tempo run" };

/** 'E 60 min' and 'I 5x1000m', as runners shorten their paces, and 'UT2 60 min' of rowers. */
function ofRunner(text: string): string[] {
  const [effort = ""] = /^UT[12](?=\s+\d)/.exec(text) ?? [];
  if (effort !== "") return [`Row ${text.slice(effort.length)} // ${effort}`];
  const [said = "", letter = ""] =
    /^([ELTMIR])\s+(?=\d+(?:[.,]\d+)?\s*(?:min|km|k|mi|h|m|x\s*\d{3,4})(?!\p{L}))/u.exec(text) ?? [];
  if (letter === "") return [];
  const name = paceLetters[letter];
  const values = text.slice(said.length);
  return [name === undefined ? `Run ${values} // ${letter} pace` : `${name} ${values}`];
}

const measureAhead =
  /^(?<how>\p{L}[\p{L}-]*)\s+(?<value>\d+(?:[.,-]\d+)?(?::\d\d)?\s*-?(?:k|km|mi|miles?|m|min\w*|h|hours?|'|s|sec)?)\s+(?<name>\p{L}.*)$/iu;

function adjectiveFirst(text: string, startOf: NamesAt): string[] {
  const { how = "", value = "", name = "" } = measureAhead.exec(text)?.groups ?? {};
  const whole = `${how} ${name}`;
  const found = how === "" ? null : startOf(whole);
  if (found && found.end > how.length) return [`${whole.slice(0, found.end)} ${value}${whole.slice(found.end)}`];
  const bare = how !== "" && hows.test(`${how} `) ? startOf(name) : null;
  return bare ? [`${name.slice(0, bare.end)} ${value}${name.slice(bare.end)} // ${how}`] : [];
}

function workedUp(text: string, startOf: NamesAt): string[] {
  const said =
    /^(?:(?:work|build|ramp|go)(?:ing)? (?:up )?to|find)\s+(?:an? |the |your )?(?:heavy |top |daily )?(?:set of )?(?:\d{1,2}\s?-?rm|\d{1,2}(?= )|single|double|triple|max)\s+(?:(?:in|of|on|at|for|with)\s+)?(?:the\s+)?/iu.exec(
      text,
    )?.[0] ?? "";
  const found = said === "" ? null : startOf(text.slice(said.length));
  const words = said
    .replace(/(?<=(?:rm|\d|single|double|triple|max)\s+)(?:in|of|on|at|for|with|the)[\s\S]*$/i, "")
    .trim();
  const end = said.length + (found?.end ?? 0);
  return found ? [`${text.slice(said.length, end)} ${words}${text.slice(end)}`] : [];
}

/** 'Weighted dips 4x6': the words before the name are a note. */
function saidFirst(text: string, startOf: NamesAt): string[] {
  const [, values = "", behind = ""] = /^((?:\d+(?:-\d+)?(?:\s*x\s*\d+)?\s+)?)(.*)$/.exec(text) ?? [];
  const said = hows.exec(behind)?.[0];
  if (said === undefined) return [];
  // why: alone both are said of a recovery
  const rest = behind
    .slice(said.length)
    .trim()
    .replace(/^(?:ride|spin)(?=[\s,:-]+\d)/i, "Bike");
  const found = startOf(rest);
  if (found === null) return [];
  const isWorn = /weighted/i.test(said) && liftsTheBody(found.exercise) && !/[+]|bw/i.test(rest.slice(found.end));
  const load = /[\s,]*@?\s*(\d+(?:[.,]\d+)?\s*(?:kg|lbs?))(?=$|[\s,;)])/i;
  const [whole = "", worn] = isWorn ? (load.exec(rest.slice(found.end)) ?? []) : [];
  if (worn !== undefined) {
    const bare = rest
      .slice(found.end)
      .replace(whole, "")
      .replace(/^[\s,:]+/, "");
    return [`${values}${rest.slice(0, found.end)} ${bare} w/ ${worn}`];
  }
  return [`${values}${rest} // ${said}`];
}

const ofValues =
  /^(?:x|s|secs?|seconds?|sek|sekundi|sekunden|mins?|minutes?|minuten|minuta|h|hours?|m|meters?|meter|metara|metres?|km|k|mi|miles?|yds?|yards?|ft|cm|in|cals?|calories|kgs?|lbs?|sets?|reps?|rounds?|of|at|each|ea|per|side|arm|leg|max|bw|sätze|saetze|satz|wdh|wh|wiederholung(?:en)?|serij[aeu]|ser|pon|ponavljanj[ae]|puta|mal|po|à|á|a|zu|je|mit|bei|na|sa|kilos?|kila|pounds?|percent|prozent|posto|to|and|failure|amrap|f|rpe|rir|rm|tm|singles?|doubles?|triples?|with|w|by|or|for|bar|dbs?|kbs?|dumbbells?|kettlebells?|total|heavy|light|moderate|weight|body|bodyweight|rest|tempo|trips?|lengths?|laps?|steps?|[a-z])$/iu;

const mostAhead = 100;

/** Where the words begin that are no values, behind values that a line begins with; null without any. */
export function startBehindValues(text: string): number | null {
  if (!/^[\d½(]/.test(text)) return null;
  const strange = [...text.slice(0, mostAhead).matchAll(/\S+/g)].find(
    ([word]) => !isOfValues(word) && !hows.test(`${word} `),
  );
  if (!strange || !/^\p{L}/u.test(strange[0])) return null;
  return ofBody.exec(text.slice(0, strange.index))?.index ?? strange.index;
}

/** '20 leg raises', but not '10 per leg' or '10/leg' */
const ofBody = /(?<=^\d[\dx-]*\s+)(?:legs?|arms?|hands?|side)\s+$/i;

function isOfValues(words: string): boolean {
  return words
    .replace(/(?<=\d)x(?=\p{L})/iu, " ")
    .split(/[\s\d.,;:@/½()+%#"'’×-]+/iu)
    .every((word) => word === "" || ofValues.test(word));
}

/** '15/12 cal assault bike' and '5k run': the values before the name go behind it. */
const recovers = /^(?:jog|walk|float|spin|easy|run)(?!\p{L})/iu;

/** '6 x 1km, 90s jog' and '8 x 60m, walk back' */
function isNoName(before: string, behind: string): boolean {
  // why: '3x5 @70% (of squat TM)' is of another exercise
  if (/\((?:of|from)\s+$/i.test(before)) return true;
  if (/(?:walk|jog|run|float|spin)\s+$/i.test(before) && /^back(?!\p{L})/iu.test(behind)) return true;
  const isBetween = /^(?:jog|walk|float|spin)\s+(?:back|down|\d|between|rec)/i.test(behind);
  return (
    recovers.test(behind) &&
    (/[,;/(]\s*\d\S*\s*(?:s|sec|min|m)?\s*$/i.test(before) || (isBetween && /\d\s*x\s*\d.*[,;(/]\s*$/i.test(before)))
  );
}

function turned(text: string, startOf: NamesAt): string[] {
  // why: another word may make another exercise, as in 'sandbag lunges'
  const most = startBehindValues(text);
  const starts = [...text.slice(0, most ?? mostAhead).matchAll(/(?<=\s)\p{L}/gu)].map(({ index }) => index);
  if (!/^[\d½(]/.test(text)) return [];
  for (const index of most === null ? starts : [...starts, most]) {
    const found = startOf(text.slice(index));
    if (!found || isNoName(text.slice(0, index), text.slice(index))) continue;
    const end = index + found.end;
    const written = text
      .slice(0, index)
      .replace(/^\s*\d/.test(text.slice(end)) ? /\s*of\s*$/i : /\s*(?:of|x)\s*$/i, " ")
      .trim();
    const said = howsBehind.exec(written)?.[0] ?? "";
    const before = written.slice(0, written.length - said.length).trim();
    return [`${text.slice(index, end)}: ${before}${text.slice(end)}${said === "" ? "" : ` // ${said}`}`];
  }
  return [];
}

/** 'Opener single @ 91%. Deadlift' */
function nameLast(text: string, startOf: NamesAt): string[] {
  const {
    said = "",
    values = "",
    name = "",
  } = /^(?<said>(?:\p{L}+ )??)(?<values>(?:single|double|triple)s?\s.*\d.*)[.,;:]\s+(?<name>\p{L}[\p{L} -]*)$/iu.exec(
    text,
  )?.groups ?? {};
  return name !== "" && startOf(name)?.end === name.length ? [`${name} ${values}${said && ` // ${said.trim()}`}`] : [];
}

/** Words that coaches shorten within a name. */
const shortWords: readonly (readonly [shape: string, long: string])[] = [
  ["s/?l|1[- ]leg(?:ged)?|one[- ]leg(?:ged)?|single[- ]legged", "single-leg"],
  ["s/?a|1[- ]arm|one[- ]arm|single[- ]arm", "single-arm"],
  ["rev\\.?", "reverse"],
  ["dbl\\.?", "double"],
  ["inc\\.?|incl\\.", "incline"],
  ["ext\\.?|exts", "extension"],
  ["sq\\.?|sqts?", "squat"],
  ["dls?|deads?(?! (?:hang|bug|stop|ball))", "deadlift"],
  ["m\\.?b\\.?|med\\.? ?ball", "medicine-ball"],
  ["c(?: and |\\+|/)p", "clean and press"],
  ["pwr\\.?", "power"],
  ["sn\\.?", "snatch"],
  ["cl\\.?", "clean"],
  ["tris?|tricep", "triceps"],
  ["bis?|bicep", "biceps"],
  ["hams?|hammy", "hamstring"],
  ["bb|bar", "barbell"],
  ["c\\.?g\\.?", "close-grip"],
  ["n\\.?g\\.?", "neutral-grip"],
  ["b/?o", "bent-over"],
  ["supp\\.?", "supported"],
  ["o/?h", "overhead"],
  ["fl(?:ys|ies|yes?|ye)", "fly"],
];

const shapes = shortWords.map(
  ([shape, long]) => [new RegExp(`(?<![\\p{L}\\d/.-])(?:${shape})(?![\\p{L}\\d/])`, "giu"), long] as const,
);

/** The words before the values, as a name may have them. */
const nameAhead = /^(?:\d\S*\s+)?(?:(?![@\d])[^\s@,;:]+(?:\s+|$|(?=[,;:])))+/u;

/** 'Inc DB press 3x8' without short words. */
export function writtenOut(text: string): string {
  const [ahead = ""] = nameAhead.exec(text) ?? [];
  const long = shapes.reduce((name, [shape, word]) => name.replace(shape, word), ahead);
  return long + text.slice(ahead.length);
}
