import { parseRestBetween, parseTempo } from "#app/domain/trackables/read-timing.ts";
import type { EntryDetails } from "#app/domain/workout/text/parse/drafts.ts";
import { type Line, placeIn, type Report } from "#app/domain/workout/text/words/lines.ts";
import { isPlainBand, oneLine } from "#app/domain/workout/text/words/plain.ts";

/** Behind the values, each after a semicolon: '; per side; tempo 30X1; band red; rest 2:00-3:00'. */
const first = /;\s*(?=(?:(?:per|each)\s+side|tempo|band|rest)(?=$|[\s;:]))/i;

/** Where the values end and the details begin; the end of the line without any. */
export function startOfDetails({ plain }: Line, from: number, end: number): number {
  const match = first.exec(plain.slice(from, end));
  return match ? from + match.index : end;
}

export function readDetails(line: Line, start: number, end: number, report: Report): EntryDetails {
  const details: EntryDetails = {};
  let at = start;
  for (const part of line.plain.slice(start, end).split(";")) {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    if (part.trim() === "") continue;
    const problem = readDetail(details, oneLine(part), oneLine(line.raw.slice(from, at - 1)));
    if (problem) report(placeIn(line, from), problem);
  }
  return details;
}

/** `raw` has the words of a band as they were typed. */
function readDetail(details: EntryDetails, plain: string, raw: string): string | null {
  const [, word = "", text = ""] = /^(\S+?):?(?:\s+(.*))?$/.exec(plain) ?? [];
  switch (word.toLowerCase()) {
    case "per":
    case "each":
      details.perSide = true;
      return text.toLowerCase() === "side" ? null : "Write per side.";
    case "band":
      details.band = raw.replace(/^\S+\s*/, "");
      return isPlainBand(details.band) ? null : "Write the band in up to 60 letters and numbers, like band red.";
    case "tempo":
      return keepTempo(details, text);
    case "rest":
      return keepRest(details, text);
    default:
      return `'${plain}' is not read here. Behind a semicolon stand per side, tempo, band and rest.`;
  }
}

function keepTempo(details: EntryDetails, text: string): string | null {
  const tempo = parseTempo(text);
  if (tempo === null) return "Write a tempo as four digits or X, like tempo 30X1.";
  details.tempo = tempo;
  return null;
}

function keepRest(details: EntryDetails, text: string): string | null {
  const rest = parseRestBetween(text);
  if (!rest.ok) return rest.reason;
  details.restBetweenRounds = rest.read;
  return null;
}
