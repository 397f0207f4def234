import { startBehindValues } from "#app/domain/workout/text/coach/rewrites.ts";
import { modifiers } from "#app/domain/workout/text/coach/sayings.ts";
import { printExerciseName } from "#app/domain/workout/text/print/print-entry.ts";
import {
  type Ask,
  choiceOf,
  type Line,
  lengthOfLetter,
  questionOf,
  type TextChoice,
} from "#app/domain/workout/text/words/lines.ts";
import { oneLine, readQuotation } from "#app/domain/workout/text/words/plain.ts";
import type { Names } from "./resolve.ts";

/** '4x8 @ 80% good mornng' and '4x8 leg extenison', whose first word may be of the values as well. */
export function nameBehindValues(
  text: string,
  { suggest, isNearlyAName }: Names,
): { index: number; name: string } | null {
  const letter = /^[a-h]\d?[.)]?\s+(?=\d)/i.exec(text)?.[0].length ?? 0;
  const own = startBehindValues(text.slice(letter));
  const index = own === null ? null : own + letter;
  // why: '2 x (4 x 50m crawl)' has its name within
  if (index === null || /\([^)]*$/.test(text.slice(0, index))) return null;
  const before = [...text.slice(0, index).matchAll(mayBeginName)];
  const starts = [...before.map((word) => word.index), index].map((at) => ({ index: at, name: nameAt(text, at) }));
  return starts.find(({ name }) => isNearlyAName(name)) ?? starts.find(({ name }) => suggest(name).length > 0) ?? null;
}

const mayBeginName =
  /(?<=\s)(?<!(?:per|each|every|je|po|pro)\s+)(?:legs?|arms?|sides?|bar|body|dbs?|kbs?|dumbbells?|kettlebells?|steps?|singles?|doubles?)\s+$/giu;

function nameAt(text: string, at: number): string {
  const words = /^(?:(?!\S*[\d_@|(]|-\s)\S*[^\s,;](?:\s+|(?=[,;]|$)))+/.exec(text.slice(at))?.[0] ?? "";
  return withoutValueWords(words.trim());
}

export function withoutValueWords(name: string): string {
  return name.replace(/(?<=\p{L}{3})(?:\s+(?:rpe|rir|x|bw|tempo|at|with|w\/|vs\.?|against|mit|sa?))+$/iu, "");
}

/** 'Bakc squat' of 'Bakc squat (high bar)', 'Bakc squat RPE' and 'Bakc squat for now': the words that are near a name; null if none are. */
export function nearestStart(written: string, names: Names): string | null {
  const { named, suggest, isNearlyAName } = names;
  const bare = written.replace(
    /\s+(?:\(.*|(?:w\/|with|from|on|off|vs\.?|against|mit|sa?|uz)\s.*|(?:red|green|blue|black|yellow|purple|orange) (?:bands?|tb))$/iu,
    "",
  );
  // why: 'w/ yellow band' says a value
  const text = bare !== written && suggest(bare).length > 0 ? bare : written;
  const words = text.split(/\s+/);
  const isNear = suggest(text).length > 0;
  // why: 'chest supported rear delt fly' ends with its exercise
  const endsWithName = isNear && words.some((_, at) => named(words.slice(at).join(" ")) !== null);
  if (endsWithName || (isNear && isNearlyAName(text))) return text;
  const starts = [4, 3, 2].filter((count) => count < words.length).map((count) => words.slice(0, count).join(" "));
  return starts.find(isNearlyAName) ?? (isNear ? text : null);
}

/** A near name is never taken: it is asked about. A letter, a number or a quotation mark before it is no part of it. */
export function askForName(
  line: Line,
  { start, name }: { start: number; name: string },
  near: string[],
  names: Names,
  ask: Ask,
) {
  // why: 'A1. Air squat' alone is asked about as a heading
  const hasValues = line.plain.slice(start + name.length).trim() !== "";
  const before =
    (hasValues && lengthOfLetter(line.plain.slice(start))) || (/^\d[\d.,x/-]*\s+/i.exec(name)?.[0].length ?? 0);
  const from = start + before;
  const quotation = readQuotation(line.raw, line.plain, from);
  const typed = quotation?.text ?? line.raw.slice(from, start + name.length).replace(/[\s,;]+$/, "");
  const end = quotation?.end ?? from + typed.length;
  const choices = near.map((one) => ({ ...choiceOf(line, from, end, printExerciseName(one)), label: one }));
  const choiceWith = (noted: { name: string; how: string }): TextChoice => {
    const [text = ""] = choiceOf(line, from, end, printExerciseName(noted.name)).texts;
    const mark = line.plain.includes("//") ? "," : " //";
    return { label: `${noted.name} // ${noted.how}`, texts: [`${text.trimEnd()}${mark} ${noted.how}`] };
  };
  const noted = withoutHow(typed, names);
  const within = noted ? null : nameWithin(typed, names);
  if (noted) choices.unshift(choiceWith(noted));
  if (within && !near.includes(within.name)) choices.push(choiceWith(within));
  const message = `No exercise is called '${oneLine(typed)}'. Which do you mean?`;
  ask({ ...questionOf(line, from, message, choices), mayBeNew: true });
}

/** 'Wide-grip lat pulldown' is a lat pulldown, with the words before it as a note. */
function withoutHow(typed: string, { named }: Names): { name: string; how: string } | null {
  const words = (modifiers.exec(typed)?.[0] ?? "").trim().split(/\s+/);
  for (let count = 1; count <= words.length; count++) {
    const how = words.slice(0, count).join(" ");
    const name = how === "" ? undefined : named(typed.slice(how.length).trim())?.name;
    if (name !== undefined) return named(`${how} ${name}`) ? null : { name, how };
  }
  return null;
}

function nameWithin(typed: string, { named }: Names): { name: string; how: string } | null {
  const words = typed.trim().split(/\s+/);
  for (let count = 1; count < words.length; count++) {
    const [behind, before] = [words.slice(count).join(" "), words.slice(0, -count).join(" ")];
    const [end, start] = [named(behind), named(before)];
    if (end) return { name: end.name, how: words.slice(0, count).join(" ") };
    if (start) return { name: start.name, how: words.slice(-count).join(" ") };
  }
  return null;
}
