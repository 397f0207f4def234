import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type Line, linesOf } from "#app/domain/workout/text/words/lines.ts";
import { doubtsAbout } from "./doubts.ts";
import { openReadings } from "./open-values.ts";
import type { Meant } from "./values.ts";

/** An exercise's line: what stands before its values, the values, its details ('; rest 90s') and a note behind them. */
export type EntryText = {
  exercise: ExerciseSnapshot;
  lead: string;
  values: string;
  isRead: boolean;
  details: string;
  note: string;
};

export type Translate = (values: string, isHigh: boolean) => Meant[];

/** The line as the notation writes it, likeliest reading first; none if it needs none. */
export function coachReadings(entry: EntryText, translate: Translate): string[] {
  const { exercise, lead, values, details, note } = entry;
  const configuration = exercise.trackableCategoryConfiguration;
  const isReadable = entry.isRead && !turned.test(values);
  const meant = isReadable ? [] : translate(values, configuration.includes("height"));
  const [only, ...more] = meant;
  const plain = isReadable ? asWritten(values) : only;
  const doubts = plain && more.length === 0 ? doubtsAbout(plain.values, configuration) : [];
  const readings: Meant[] =
    plain && doubts.length > 0
      ? doubts.map((text) => ({ ...plain, values: text }))
      : plain
        ? meant
        : openReadings(values, configuration).map(asWritten);
  return readings.map((one) => lineOf(lead, one, details, note));
}

function asWritten(values: string): Meant {
  return { values, details: [], note: "" };
}

/** A doubt may be about a detail or leave a note: '5; rest 2:00', '3x2 // 1+1'. */
function lineOf(lead: string, { values, details, note }: Meant, written: string, behind: string): string {
  const [first = "", own = ""] = values.split(" // ");
  const text = [`${lead}  ${first}`, ...details].join("; ") + written;
  const notes = [own, note, behind].filter(Boolean).join(", ");
  return notes === "" ? text : `${text} // ${notes}`;
}

/** Read, but in another order or as something else than coaches mean: '80% 5x3', '5x85%', '5x5 s 80 kg'. */
const load = "@?\\s*\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lb)";
const turned = new RegExp(
  `^\\s*${load}\\s*(?:for\\s+)?\\s*\\d+\\s*(?:x|sets?\\s+of)\\s*\\d+(?=$|\\s)|^\\s*\\d+\\s*x\\s*\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lb)\\s*$|\\d\\s+s\\s+\\d|\\srir\\s*[:=]?\\s*\\d|\\s2\\s*x\\s*\\d+\\s*(?:kg|lb)`,
  "i",
);

/** More than a coach writes in a line; the time that the tables of shapes take grows faster than its length. */
export const longestLine = 200;

export function lineFrom(line: Line, text: string): Line {
  const [made] = linesOf(text);
  return made ? { ...made, number: line.number, written: line.written ?? line.raw } : line;
}
