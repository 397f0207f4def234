import { countedBy, type SetType, setTypeName } from "#app/domain/workout/document/set-types.ts";
import { printName } from "#app/domain/workout/text/print/print-name.ts";
import { type Count, countIn, findTypeInName } from "#app/domain/workout/text/words/doubtful.ts";
import { printedWord } from "#app/domain/workout/text/words/words.ts";

export type SetWords = { setType: SetType | null; count: number | null; name: string };

const joints = "(?:[\\s,:;()/+-]|(?<![\\p{L}\\p{N}])(?:for|in|of|the|on|as|x)(?![\\p{L}\\p{N}]))+";
const around = new RegExp(`^${joints}|${joints}$`, "giu");

/** 'Murph - for time' is a set for time named Murph. Null without a type. */
export function parseSetName(name: string, written: number | null = null): SetWords | null {
  const meant = findTypeInName(name, written !== null);
  if (!meant) return null;
  const { setType, start, end, defaultCount, minutesEach } = meant;
  const without = `${name.slice(0, start)} ${name.slice(end)}`;
  const found = countIn(without, minutesEach ? "emom" : setType, true) ?? numberAt(without, start);
  const total = written ?? found?.count ?? null;
  const count = minutesEach && total ? Math.max(1, Math.round(total / minutesEach)) : (total ?? defaultCount);
  const left = nameWithout(without, found);
  return { setType, count, name: [meant.name ?? "", left].filter(Boolean).join(" ") };
}

/** 'Superset' named 'A x3' is a superset of 3 rounds. */
export function parseCountedName(name: string, setType: SetType | null): SetWords | null {
  const found = countIn(name, setType);
  return found && { setType, count: found.count, name: nameWithout(name, found) };
}

function numberAt(text: string, place: number): Count | null {
  const before = /(?:^|\s)(\d{1,2})\s*$/.exec(text.slice(0, place));
  if (before) return { count: Number(before[1]), start: before.index, end: place };
  const behind = /^\s*(\d{1,2})(?=$|[\s:,])/.exec(text.slice(place));
  return behind && { count: Number(behind[1]), start: place, end: place + behind[0].length };
}

function nameWithout(name: string, found: Count | null): string {
  const left = found ? `${name.slice(0, found.start)} ${name.slice(found.end)}` : name;
  return left.replace(around, "").replace(/\s+/g, " ").trim();
}

export function formatHeading({ setType, count, name }: SetWords, isEmpty = false): string {
  const word = setType === null ? printedWord(setType) : setTypeName(setType);
  const countWords = countedBy(setType) === "round" ? ` x${count}` : ` ${count} min`;
  const isCounted = count !== null && !(count === 1 && countedBy(setType) === "round");
  const named = name === "" ? "" : `: ${printName(name, { setType, isTyped: true, isEmpty })}`;
  return `${word}${isCounted ? countWords : ""}${named}`;
}
