import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { breakdownIn } from "#app/domain/workout/text/endurance/breakdown.ts";
import { type Nested, nestedIn } from "#app/domain/workout/text/endurance/nested.ts";
import { isOf } from "#app/domain/workout/text/endurance/of-endurance.ts";
import { wavesIn } from "#app/domain/workout/text/rounds/clusters.ts";
import { withFirstSet } from "#app/domain/workout/text/rounds/first-set-last.ts";
import { endingIn } from "#app/domain/workout/text/words/endings.ts";
import { type Line, linesOf } from "#app/domain/workout/text/words/lines.ts";
import { asPaces, withPace } from "#app/domain/workout/text/words/paces.ts";
import { alternativesOf, eitherMeasureOf } from "./alternatives.ts";
import { inOrder, ladderOfPairs } from "./any-order.ts";
import { doubtsByHand } from "./by-hand.ts";
import { doubtsAbout } from "./doubts.ts";
import { isPlainNote, withLeftovers } from "./leftovers.ts";
import { asMeantOf } from "./of-exercise.ts";
import { inPounds, isOfBells, openReadings, unitsBehind, unitsOf } from "./open-values.ts";
import { isPrinted, ofMeasured } from "./unlikely.ts";
import { inClauses, type Meant, splitLast } from "./values.ts";

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

/** `isLeftOver`: words of the line are kept as a note only if the coach says so. */
export type CoachReadings = { texts: string[]; isLeftOver: boolean };

/** The line as the notation writes it, likeliest reading first; none if it needs none. */
export function coachReadings(
  entry: EntryText,
  translate: Translate,
  hasEntry: (text: string) => boolean,
): CoachReadings {
  const { exercise, lead, values: written, details, note } = entry;
  const isHigh = exercise.trackableCategoryConfiguration.includes("height");
  const toTexts = (readings: readonly Meant[]) => [
    ...new Set(readings.flatMap((one) => ofMeasured(one, exercise)).map((one) => lineOf(lead, one, details, note))),
  ];
  const values = isPrinted(written) ? written : asMeantOf(exercise, inClauses(written));
  const early = isPrinted(written) ? [] : earlyReadings(values, exercise, (one) => readable(translate(one, isHigh)));
  if (early.length > 0) return { texts: toTexts(early), isLeftOver: isKept(early, values) };
  const isReadable =
    entry.isRead && values === written && !turned.test(values) && (isPrinted(written) || !isOutOfOrder(values));
  const meant = isReadable ? [asWritten(values)] : translate(values, isHigh);
  const [only, ...more] = meant;
  const found = only && more.length === 0 ? doubted(only, written, exercise, translate) : meant;
  // why: what the notation reads may be doubtful, too
  const isLost = found.length === 0 && entry.isRead;
  const readings = isLost ? doubted(asWritten(written), written, exercise, translate) : found;
  if (isReadable && readings.length === 1 && readings[0] === only) return { texts: [], isLeftOver: false };
  if (readings.length > 0 || entry.isRead) {
    const isLeftOver =
      readings.length === 1 && readings.some((one) => !isPlainNote(one.note, written) || isUnread(one));
    return { texts: toTexts(readings), isLeftOver };
  }
  const read = (one: string) => {
    const [first] = translate(one, isHigh);
    return first ? doubted(first, one, exercise, translate) : [];
  };
  return { texts: toTexts(withLeftovers(values, read, hasEntry)), isLeftOver: true };
}

/** 'Walk 12000 steps': all its numbers are in the note. */
function isUnread({ values, note }: Meant): boolean {
  return values === "" && /\d/.test(note);
}

function isKept([only, ...more]: readonly Meant[], values: string): boolean {
  return more.length === 0 && (endingIn(values) !== null || !isPlainNote(only?.note ?? "", values));
}

/** Of a line that has another shape than rounds, or several loads of which one is meant. */
function earlyReadings(values: string, exercise: ExerciseSnapshot, read: (values: string) => Meant[]): Meant[] {
  const waves = withFirstSet(values).flatMap((one) => read(one).slice(0, 1));
  if (waves.length > 0) return waves;
  const pairs = ladderOfPairs(values.trim(), exercise);
  if (pairs.length > 0) return pairs.map(asWritten);
  const within = isMeasuredLift(exercise, values) ? [] : nestedReadings(values, read);
  // why: nobody runs three kilometres in 5:10
  const paced = (text: string) => read(text).map((one) => ({ ...one, values: withPace(one.values) }));
  const readPart = isOf(/bike|cycl|ride/i)(exercise) ? read : paced;
  const apart = within.length > 0 ? within : breakdownReadings(values, readPart);
  const ending = apart.length > 0 ? apart : endingReadings(values, readPart);
  if (ending.length > 0) return ending;
  const either = (eitherMeasureOf(values, exercise) ?? alternativesOf(values, exercise)).flatMap(read);
  return either.length > 1 ? either : [];
}

/** '2 x 5 x 5s' of a lift is hardly of seconds, nor of metres. */
function isMeasuredLift({ trackableCategoryConfiguration: own }: ExerciseSnapshot, values: string): boolean {
  const has = (unit: RegExp) => unit.test(values);
  const isTimed = !own.includes("time") && has(/x\s*\d{1,2}\s*(?:s|sec|min)(?!\p{L}|\s*hold)/iu);
  const isFar = !own.includes("distance") && has(/x\s*\d{1,3}\s*(?:m|km)(?!\p{L})/iu);
  return own.includes("weight") && (isTimed || isFar);
}

/** Each set's rounds, with a rest between the sets; without one, it may be left out. */
function nestedReadings(values: string, read: (values: string) => Meant[]): Meant[] {
  const waves = wavesIn(values);
  const [wave] = waves ? read(waves.inner) : [];
  if (waves && wave) return [{ ...wave, values: Array(waves.count).fill(wave.values).join(" | ") }];
  const nested = nestedIn(values);
  const only = nested && roundsOfSet(nested, read);
  if (!only) return [];
  const { count, rests, isSure } = nested;
  const [, rest] = rests;
  const all = (joint: string) => ({ ...only, values: Array(count).fill(only.values).join(joint) });
  if (rest === null) return [all(" | rest | "), all(" | ")];
  if (isSure || only.details.some((detail) => detail.startsWith("rest"))) return [all(` | rest ${rest} | `)];
  return [all(` | rest ${rest} | `), { ...all(" | "), details: [...only.details, `rest ${rest}`] }];
}

/** As much of it as values as can be read. */
function roundsOfSet({ core, tail, rests, said }: Nested, read: (values: string) => Meant[]): Meant | undefined {
  const rest = rests[0] === null ? "" : `, rest ${rests[0]}`;
  const noted = (text: string, words: readonly string[]) =>
    read(`${text}${rest}`).map((one) => ({ ...one, note: [one.note, ...words].filter(Boolean).join(", ") }));
  const [all] = read([core + tail, ...said].join(", ") + rest);
  const [own] = all ? [all] : noted(core + tail, said);
  return own ?? noted(core, [tail.trim().replace(/^,\s*/, ""), ...said])[0];
}

/** '20 mi: 8 easy, 10 @ MP, 2 easy' in as many rounds, or in one with a note. */
function breakdownReadings(values: string, read: (values: string) => Meant[]): Meant[] {
  const found = breakdownIn(values);
  const [all] = found ? read(found.whole) : [];
  if (!found || !all) return [];
  const noted = { ...all, note: found.said };
  const parts = found.parts.flatMap((part) => read(part).slice(0, 1));
  if (parts.length < found.parts.length || parts.some(({ details }) => details.length > 0)) return [noted];
  const note = parts.every((part) => part.note === "") ? "" : found.said;
  return [{ values: asPaces(parts.map((part) => part.values).join(" | ")), details: [], note }, noted];
}

/** '90 min, last 15 min z3' in two rounds, or in one with a note. */
function endingReadings(values: string, read: (values: string) => Meant[]): Meant[] {
  const ending = endingIn(values);
  if (!ending) return [];
  const [[before], [part], [whole]] = [ending.before, ending.part, ending.whole].map(read) as Meant[][] as [
    Meant[],
    Meant[],
    Meant[],
  ];
  if (!whole) return [];
  const noted = { ...whole, note: [whole.note, ending.said].filter(Boolean).join(", ") };
  if (!before || !part || [before, part].some(({ details }) => details.length > 0)) return [noted];
  const rounds = { first: [part, before], middle: [before, part, before], last: [before, part] }[ending.place];
  const note = part.note === "" ? before.note : noted.note;
  return [{ values: rounds.map((one) => one.values).join(" | "), details: [], note }, noted];
}

/** The first reading. */
function readable(meant: readonly Meant[]): Meant[] {
  return meant.slice(0, 1).filter(({ isOpen }) => !isOpen);
}

/** The readings of one that is doubtful, or itself. */
function doubted(plain: Meant, written: string, exercise: ExerciseSnapshot, translate: Translate): Meant[] {
  if (plain.isOpen) {
    // why: of several loads, the unit is that of all
    const isLadder = /@.*@/.test(plain.values);
    const { details, note } = plain;
    const { left, open: lastOpen } = splitLast(plain.values);
    const open = isLadder ? [] : openReadings(left, exercise.trackableCategoryConfiguration).flatMap(lastOpen);
    const units = withUnits(plain.values).flatMap((text) =>
      translate(text, false)
        .filter(({ isOpen }) => !isOpen)
        .map(({ values }) => ({ values, details, note })),
    );
    const each = open.flatMap((one) => {
      const doubts = /^\d+x\d+\+ /.test(one) ? doubtsByHand(one, one, exercise) : [];
      return doubts.length > 0 ? doubts : [one];
    });
    const found = open.length > 0 ? each.map((values) => ({ ...plain, values })) : units;
    return isOfBells(exercise, written) ? found.map((one) => ({ ...one, values: inPounds(one.values) })) : found;
  }
  const values = (isPrinted(written) ? null : inOrder(plain.values)) ?? plain.values;
  const doubts = isPrinted(written) ? [] : doubtsByHand(written, values, exercise);
  const more = doubts.length > 0 ? doubts : doubtsAbout(values, exercise);
  // why: '100 wall balls, split as needed' are never kilograms
  const isCounted = exercise.trackableCategoryConfiguration.includes("reps") && ahead.test(written);
  const counted = isCounted ? more.filter((one) => /^\d+reps/.test(one)) : [];
  const all = counted.length === 1 ? counted : more;
  return all.length > 0 ? all.map((values) => ({ ...plain, values })) : [plain];
}

const ahead = /^\s*\d{2,3} {4,}/;

/** '5/3/1 @ 70/80/90' and '8 @65, 6 @75' with each unit that they may have. */
function withUnits(values: string): string[] {
  const bare = /@\s*(\d{2,3}(?:[.,]\d)?)(?=\s*(?:$|[,;|]\s))/g;
  const loads = [...values.matchAll(bare)].map(([, load = ""]) => Number(load.replace(",", ".")));
  if (loads.length > 1) return unitsOf(loads).map((unit) => values.replace(bare, `@$1${unit}`));
  return unitsBehind(values).map((unit) => `${withSign(values)}${unit}`);
}

function withSign(values: string): string {
  return values.includes("@") ? values : values.replace(/\s(?=\d+(?:\/\d+)+$)/, " @");
}

function asWritten(values: string): Meant {
  return { values, details: [], note: "" };
}

/** A doubt may be about a detail, a note or a set: '5; rest 2:00', '3x2 // 1+1', 'Interval x4, every 1:45 >> 100m'. */
function lineOf(lead: string, { values, details, note }: Meant, written: string, behind: string): string {
  const [before = "", inSet] = values.split(" >> ");
  if (inSet !== undefined) {
    const margin = /^ */.exec(lead)?.[0] ?? "";
    const entry = lineOf(lead.trim(), { values: inSet, details, note }, written, behind);
    return `${margin}${before}\n${margin}  ${entry}`;
  }
  const [first = "", own = ""] = values.split(" // ");
  const text = [`${lead}  ${first}`, ...details].join("; ") + written;
  const notes = [own, note, behind].filter(Boolean).join(", ");
  return notes === "" ? text : `${text} // ${notes}`;
}

/** Behind inches a zone is rather what they are done in. */
const inZone = /\d\s*in\s+z/i;

function isOutOfOrder(written: string): boolean {
  const values = written.trim();
  if (inZone.test(values)) return true;
  const [rounds = ""] = inOrder(values)?.split(" ") ?? [];
  return /^\d+(?:x\d+)?[\d+-]*$/i.test(rounds) && !values.startsWith(rounds);
}

/** Read, but in another order or as something else than coaches mean: '80% 5x3', '5x85%', '5x5 s 80 kg'. */
const load = "@?\\s*\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lbs?)";
const turned = new RegExp(
  `\\d\\s+in\\s+\\d|^\\s*${load}\\s*(?:for\\s+)?\\s*\\d+\\s*(?:x|sets?\\s+of)\\s*\\d+(?=$|\\s)|^\\s*\\d+\\s*x\\s*\\d+(?:[.,]\\d+)?\\s*(?:%|kg|lb)\\s*$|\\d\\s+s\\s+\\d|\\srir\\s*[:=]?\\s*\\d|max\\.?\\s+(?:(?:hr|heart\\s+rate|hf|puls)\\s+\\d{2,3}|\\d{2,3}\\s*bpm)|\\s2\\s*x\\s*\\d+\\s*(?:kg|lb)|x\\s*\\(\\d{1,2}\\.\\d`,
  "i",
);

/** More than a coach writes in a line; the time that the tables of shapes take grows faster than its length. */
export const longestLine = 200;

export function lineFrom(line: Line, text: string): Line {
  const [made] = linesOf(text);
  const around = line.around ? { around: line.around } : {};
  return made ? { ...made, number: line.number, written: line.written ?? line.raw, ...around } : line;
}
