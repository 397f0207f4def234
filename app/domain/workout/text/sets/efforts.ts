import { timeOf } from "./headings.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const efforts =
  /^(?<count>\d{1,2})\s*x\s*\(\s*(?<first>\d[^()]*?)(?:\s+[/+]\s+|\s*,\s+|(?<=[\d\p{L}'"])\/(?=\d))(?<second>\d[^()]*?)\s*\)$/iu;
const inMeters = /\d\s*(?:m|km|yd|mi)(?!\p{L})/iu;
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
  if (end === null || !inMeters.test(first) || /rest|pause|pauza|odmor/i.test(second)) return null;
  const [word, other = name] = recoveries.find(([shape]) => shape.test(second)) ?? [];
  const easy = `${other} ${word === undefined ? second : second.replace(word, "")}`;
  const entries = [`${name} ${first}`, easy];
  const [, time, how = ""] = /^(\d{1,2}:\d\d|\d{1,3}\s*(?:s|sec|min|'))(?=$|\s)\s*(.*)$/i.exec(second) ?? [];
  const noted = `${name} ${count}x ${first}`;
  const once = time === undefined ? `${noted} // ${second}` : `${noted}; rest ${timeOf(time)}${how && ` // ${how}`}`;
  const texts = [setOf(`Interval x${count}`, entries), ...(knows.isEntry(once) ? [[once]] : [])];
  return entries.every(knows.isEntry) ? { texts, isAsked: true } : null;
}
