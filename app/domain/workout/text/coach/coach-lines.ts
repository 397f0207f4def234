import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { type Line, linesOf } from "#app/domain/workout/text/words/lines.ts";
import { doubtsByHand, isPrinted } from "./by-hand.ts";
import { doubtsAbout } from "./doubts.ts";
import { asMeantOf } from "./of-exercise.ts";
import { openReadings, unitsBehind } from "./open-values.ts";
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
  const { exercise, lead, values: written, details, note } = entry;
  const configuration = exercise.trackableCategoryConfiguration;
  const isHigh = configuration.includes("height");
  const values = isPrinted(written) ? written : asMeantOf(exercise, written);
  const isReadable = entry.isRead && values === written && !turned.test(values);
  const meant = isReadable ? [asWritten(values)] : translate(values, isHigh);
  const [only, ...more] = meant;
  const readings = only && more.length === 0 ? doubted(only, written, exercise, translate) : meant;
  const isAsWritten = isReadable && readings.length === 1 && readings[0] === only;
  return isAsWritten ? [] : readings.map((one) => lineOf(lead, one, details, note));
}

/** The readings of one that is doubtful, or itself. */
function doubted(plain: Meant, written: string, exercise: ExerciseSnapshot, translate: Translate): Meant[] {
  const configuration = exercise.trackableCategoryConfiguration;
  if (plain.isOpen) {
    const open = openReadings(plain.values, configuration);
    const behind = unitsBehind(plain.values).flatMap((unit) => translate(`${plain.values}${unit}`, false).slice(0, 1));
    return open.length > 0 ? open.map((values) => ({ ...plain, values })) : behind.filter(({ isOpen }) => !isOpen);
  }
  const doubts = doubtsAbout(plain.values, exercise);
  const more = doubts.length > 0 || isPrinted(written) ? doubts : doubtsByHand(written, plain.values, exercise);
  return more.length > 0 ? more.map((values) => ({ ...plain, values })) : [plain];
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
