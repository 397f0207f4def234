import { timeOf } from "./headings.ts";
import { duration, roundsOn } from "./intervals.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

const pair = new RegExp(
  `(?<count>\\d{1,2})\\s*x\\s*\\(?\\s*(?<work>${duration})\\s*(?<how>hard|fast|on|work|sprint|strong|schnell|hart|zügig|brzo|jako|z[2-5])?\\s*(?:[/,+:&]|and|with)?\\s*(?<rest>${duration})\\s*(?<easily>easy|slow|off|jog|walk|float|recovery|rest|locker|leicht|langsam|lagano|polako|z[12])?\\s*(?:recovery|jog|rest)?\\)?`,
  "i",
);

export function intervalReadings(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text);
  if (end === null) return null;
  const name = text.slice(0, end).replace(/[\s:]+$/, "");
  const values = text
    .slice(end)
    .replace(/^[\s:-]+/, "")
    .replace(roundsOn, "$1 x ");
  const found = pair.exec(values);
  const { count = "", work = "", rest = "", how, easily } = found?.groups ?? {};
  if (!found || how === undefined || easily === undefined || /rest/i.test(easily)) return null;
  if (/z/i.test(how) || /z/i.test(easily)) return zoneReadings(name, values, found, knows);
  const set = setOf(`Interval x${count}, ${timeOf(work)}/${timeOf(rest)}`, [name]);
  const before = partsOf(values.slice(0, found.index));
  const after = partsOf(values.slice(found.index + found[0].length));
  const own = [...before, ...after].map((part) => `${name} ${part}`);
  if (!own.every(knows.isEntry)) return null;
  const sets = [...own.slice(0, before.length), ...set, ...own.slice(before.length)];
  const resting = `${name} ${count}x ${timeOf(work)}; rest ${timeOf(rest)}`;
  if (own.length > 0) return { texts: [sets], isAsked: true };
  return /on|work/i.test(how) ? { texts: [set] } : { texts: [set, [resting]] };
}

/** 'Bike 10 min z1, 5 x 2 min z5 / 2 min z1': one pair after the other. */
function zoneReadings(name: string, values: string, found: RegExpExecArray, knows: Knows): Readings {
  const { count = "", work = "", rest = "", how, easily } = found.groups ?? {};
  if (Number(count) > mostPairs) return null;
  const pairs = Array.from({ length: Number(count) }, () => [
    `${timeOf(work)} ${how}`,
    `${timeOf(rest)} ${easily}`,
  ]).flat();
  const before = partsOf(values.slice(0, found.index));
  const after = partsOf(values.slice(found.index + found[0].length));
  const rounds = `${name}  ${[...before, ...pairs, ...after].join(" | ")}`;
  return knows.isEntry(rounds) ? { texts: [[rounds]], isAsked: true } : null;
}

/** More make a line too long to read. */
const mostPairs = 12;

function partsOf(text: string): string[] {
  return text.split(/\s*(?:[,;]|\bthen\b)\s*/i).filter(Boolean);
}
