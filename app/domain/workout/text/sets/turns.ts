import { secondsIn, timeOf } from "./headings.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const inTurn =
  /^(?:(?<lead>.+?)[,;.]?\s+(?:then\s+|and then\s+)?)?alternat(?:e|ing)\s+(?:between\s+)?(?<first>\d[^/,;]*?)\s*(?:\/|,|;|\sand\s|\s&\s|\swith\s|\sthen\s)\s*(?<second>\d[^/,;]*?),?\s+for\s+(?:a total of\s+)?(?<total>\d{1,3})\s*min\w*(?:\s+total)?$/i;

export function turnReadings(text: string, knows: Knows): Readings {
  const { lead, first = "", second = "", total } = inTurn.exec(text)?.groups ?? {};
  if (total === undefined) return null;
  const [one, other] = [first, second].map(secondsIn) as [number, number];
  const entries = [first, second, ...(lead === undefined ? [] : [lead])];
  if (one === 0 || other === 0 || !entries.every(knows.isEntry)) return null;
  const count = Math.max(1, Math.round((Number(total) * 60) / (one + other)));
  const set = setOf(`Interval x${count}`, [first, second]);
  return { texts: [lead === undefined ? set : [lead, "", ...set]], isAsked: true };
}

const efforts =
  /^(?<count>\d{1,2})\s*x\s*\(\s*(?<first>\d[^()]*?)(?:\s+[/+]\s+|\s*,\s+|(?<=[\d\p{L}'"])\/(?=\d))(?<second>\d[^()]*?)\s*\)$/iu;
/** Each has an aim of its own. */
const aimed = /\d\s*(?:w|watts?|%|rpm|spm|bpm)(?!\p{L})|(?<!\p{L})r\s?\d\d(?!\d)|\d:\d\d\s*\/\s*(?:km|mi|500)/iu;
const inMeters = /\d\s*(?:m|k|km|yd|mi|miles?)(?!\p{L})/iu;
const recoveries: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:\(?jog(?:ging)?\)?|trabpause|traben)(?!\p{L})/iu, "Jog"],
  [/\s*(?:walk(?:ing)?|gehpause|gehen|hodanje)(?!\p{L})/iu, "Walk"],
];

/** 'Run 5 x (400m @ 5k / 200m easy)': one distance after the other. */
export function effortReadings(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text);
  const name = text.slice(0, end ?? 0).replace(/[\s:]+$/, "");
  const {
    count = "",
    first = "",
    second = "",
  } = efforts.exec(text.slice(end ?? 0).replace(/^[\s:-]+/, ""))?.groups ?? {};
  const areAimed = aimed.test(first) && aimed.test(second);
  if (end === null || !(inMeters.test(first) || areAimed) || /rest|pause|pauza|odmor/i.test(second)) return null;
  const [word, other = name] = recoveries.find(([shape]) => shape.test(second)) ?? [];
  const easy = `${other} ${word === undefined ? second : second.replace(word, "")}`;
  const entries = [`${name} ${first}`, easy];
  const [, time, how = ""] = /^(\d{1,2}:\d\d|\d{1,3}\s*(?:s|sec|min|'))(?=$|\s)\s*(.*)$/i.exec(second) ?? [];
  const noted = `${name} ${count}x ${first}`;
  const once = time === undefined ? `${noted} // ${second}` : `${noted}; rest ${timeOf(time)}${how && ` // ${how}`}`;
  const texts = [setOf(`Interval x${count}`, entries), ...(knows.isEntry(once) ? [[once]] : [])];
  return entries.every(knows.isEntry) ? { texts, isAsked: true } : null;
}

const nextWeek = /[\s,;/|-]*(?<!\p{L})(?:week|wk|w|woche|tjedan)\s*\d{1,2}(?:\s*[:=-]\s*|\s+(?=\d{1,2}\s*x\s*\d))/giu;

/** 'Squat 3x8 wk 1, 3x10 wk 2' */
const weekBehind = /,?\s+(\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)\s+(?:week|wk|w)\s*(\d{1,2})(?=\s*(?:$|[,;]))/giu;

/** 'Squat W1: 3x8, W2: 3x10': only one of them is of this day. */
export function weeklyReadings(written: string, knows: Knows): Readings {
  const text = written.replace(weekBehind, " week $2: $1");
  const [name = "", ...weeks] = text.split(nextWeek);
  if (weeks.length < 2 || name === "" || knows.nameEnd(name) !== name.length) return weeklyEfforts(text, knows);
  const texts = weeks.map((values) => [`${name} ${values}`]).filter(([entry = ""]) => knows.isEntry(entry));
  return texts.length > 1 ? { texts } : null;
}

const effortOfWeeks =
  /^(?<before>.*\d.*?)[\s,(@]+(?<word>rpe|rir)?\s*(?<list>\d{1,3}(?:[.,]5)?(?:\s?[/,]\s?\d{1,3}(?:[.,]5)?){1,5})\s*(?<behind>rpe|rir|%|kg|lbs?)?[\s,(]+(?:in |for |over )?(?:weeks?|wks?|w)\s*(?<from>\d{1,2})\s*-\s*(?<to>\d{1,2})\)?(?<tail>.*)$/iu;

/** 'Squat 3x8, 3/2/1 RIR wk 1-3' and 'Squat 3x8 @ 70/75/80% weeks 1-3' */
function weeklyEfforts(text: string, knows: Knows): Readings {
  const { before = "", word, list = "", behind = word, from, to, tail } = effortOfWeeks.exec(text)?.groups ?? {};
  const each = list.split(/\s?[/,]\s?/);
  if (behind === undefined || each.length !== Number(to) - Number(from) + 1) return null;
  const texts = each.map((one, at) => {
    const effort = /rpe/i.test(behind) ? `rpe ${one}` : /rir/i.test(behind) ? `${one}RIR` : `@${one}${behind}`;
    return [`${before.replace(/\s+at$/i, "")} ${effort}${tail} // week ${Number(from) + at}`];
  });
  return texts.every(([entry = ""]) => knows.isEntry(entry)) ? { texts } : null;
}

const ladder = /^(?<name>.*\p{L}[\s:]+)(?<reps>\d{1,2}(?:(?:-\d{1,2}){2,}|(?:,\s?\d{1,2}){2,}|(?:\/\d{1,2}){2,}))$/u;

const severalLoads = /\d\s*[/,-]\s*\d+(?:[.,]\d)?\s*[/,-]\s*\d/;

/** 'Squat 5-4-3-2-1 every 2 min' has as many rounds. */
export function ladderEvery(
  entry: string,
  time: string,
  [tail = "", noted = ""]: readonly string[],
  knows: Knows,
): Readings {
  const { name = "", reps = "" } = ladder.exec(entry)?.groups ?? {};
  const each = reps.split(/[-,/]\s?/).map((one) => `${one}${tail}`);
  const bare = name.trim().replace(/:$/, "");
  const line = severalLoads.test(tail) ? `${bare} ${reps}${tail}` : `${bare}  ${each.join(" | ")}`;
  if (reps === "" || !knows.isEntry(line)) return null;
  return { texts: [setOf(`Interval x${each.length}, every ${timeOf(time)}`, [`${line}${noted}`])] };
}
