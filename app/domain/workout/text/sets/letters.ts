import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { asEntry } from "./entry-lists.ts";
import { equalled } from "./lists.ts";
import { type Knows, type Made, type Taken, textOf } from "./taken.ts";

const lettered = /^([a-h])(\d)[.):]*\s+(?=\S)/i;

/** A1 and A2, each with the same number of rounds, are one superset; with other numbers that is asked. */
export function takeLetters(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const first = lines[at];
  if (!first || !lettered.test(textOf(first)) || isBelowHeading(lines[at - 1], knows)) return null;
  const below = lines.slice(at);
  const end = below.findIndex((line, index) => !isNth(line, first, index, knows));
  const group = end < 0 ? below : below.slice(0, end);
  if (group.length < 2) return null;
  const rest = restBelow(lines[at + group.length], first);
  const entries = group.map((line) => textOf(line).replace(lettered, ""));
  const counts = entries.map((entry) => /(\d{1,2})\s*(?:x|sets?)/i.exec(entry)?.[1] ?? "1");
  const made = (texts: readonly string[]): Made[] => [
    { from: first, text: group.length > 2 ? "Giant" : "Superset" },
    ...group.map((from, index) => ({ from, text: `  ${texts[index]}` })),
    ...rest,
  ];
  const count = group.length + rest.length;
  if (new Set(counts).size === 1) return { readings: [made(entries)], count };
  const apart = [...group.map((from, index) => ({ from, text: entries[index] ?? "" })), ...rest];
  return { readings: [made(equalled(entries, counts)), apart], count };
}

/** 'Rest 90s' between the rounds. */
function restBelow(line: Line | undefined, { indent }: Line): Made[] {
  const text = line ? asEntry(textOf(line)) : "";
  return line && line.indent === indent && /^rest\s+\d\S*(?:\s?(?:s|min))?$/i.test(text)
    ? [{ from: line, text: `  ${text}` }]
    : [];
}

function isBelowHeading(above: Line | undefined, { isEntry }: Knows): boolean {
  if (above === undefined || isBlank(above) || /^[#>/]/.test(textOf(above))) return false;
  return !isEntry(textOf(above).replace(lettered, ""));
}

function isNth(line: Line, first: Line, index: number, { isEntry, nameEnd }: Knows): boolean {
  const text = textOf(line);
  const [mark = "", letter, number] = lettered.exec(text) ?? [];
  if (mark === "" || letter?.toLowerCase() !== textOf(first)[0]?.toLowerCase() || Number(number) !== index + 1)
    return false;
  return nameEnd(text) === null && isEntry(text.slice(mark.length)) && line.indent === first.indent;
}
