import { notations } from "#app/domain/trackables/notation/notations.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { countedBy, type SetType } from "#app/domain/workout/document/set-types.ts";
import { setTypeWords } from "./words.ts";

/** The reader asks about these, the printer writes them unambiguously. */

type Meant = {
  setType: SetType;
  start: number;
  end: number;
  name: string | null;
  /** The number of rounds if none is given. */
  defaultCount: number | null;
  /** For 'E2MOM' and 'every 2 minutes'. */
  minutesEach: number | null;
};

type Word = { read: string; setType: SetType; isOrdinary?: boolean; keeps?: boolean; defaultCount?: number };

/** Common in names ('Compound lifts'), so alone they need not mean the type. */
const ordinary: ReadonlySet<SetType> = new Set(["complex", "compound", "cluster", "giant", "interval"]);

/** Longer words come before those that they contain. */
const coachWords: readonly Word[] = [
  { read: "as many (?:rounds|reps) as possible", setType: "amrap" },
  { read: "every minute(?: on the minute)?", setType: "emom" },
  { read: "every (?<minutes>\\d{1,2}) ?(?:minutes|mins?)(?: on the minute)?", setType: "interval", keeps: true },
  { read: "e(?<short>\\d{1,2})mom", setType: "interval", keeps: true },
  { read: "rft|afap|as fast as possible", setType: "forTime" },
  { read: "chipper", setType: "forTime", keeps: true },
  { read: "tabata", setType: "interval", keeps: true, defaultCount: 8 },
  { read: "giant[ -]sets?|tri[ -]?sets?", setType: "giant" },
  { read: "cluster[ -]sets?", setType: "cluster" },
];

const typeWords: readonly Word[] = setTypeWords.flatMap(({ read, setType }) =>
  setType === null || setType === "regular"
    ? []
    : [{ read: `(?:${read})s?(?:[ -]sets?)?`, setType, isOrdinary: ordinary.has(setType) }],
);

const shapes = [...coachWords, ...typeWords].map((word) => ({
  ...word,
  shape: new RegExp(`(?<![\\p{L}\\p{N}])(?:${word.read})(?![\\p{L}\\p{N}])`, "iu"),
}));

/** Null if it only mentions a type in passing ('Compound lifts'). `isCounted`: a count of rounds follows the name. */
export function findTypeInName(name: string, isCounted = false): Meant | null {
  for (const { shape, setType, isOrdinary, keeps, defaultCount = null } of shapes) {
    const match = shape.exec(name);
    if (!match) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const isLast = start > 0 && end === name.trimEnd().length;
    if (isOrdinary && !isLast && !isCounted && !/\d/.test(name)) continue;
    const minutesEach = Number(match.groups?.minutes ?? match.groups?.short ?? 0) || null;
    return { setType, start, end, name: keeps ? match[0] : null, defaultCount, minutesEach };
  }
  return null;
}

const notInWord = "(?<![\\p{L}\\p{N}])";
const rounds = new RegExp(
  `${notInWord}(?:x\\s?(?<behind>\\d{1,4})|(?<before>\\d{1,4})\\s?(?:x|rounds?|sets?))(?![\\p{L}\\p{N}])`,
  "iu",
);
const minutes = new RegExp(`${notInWord}(?<count>\\d{1,4})[ -]?(?:minutes?|mins?\\.?|')(?![\\p{L}\\p{N}])`, "iu");
const number = /(?<![\p{L}\p{N}.,:/-])(?<count>\d{1,2})(?![\p{L}\p{N}.,:/-])/u;

export type Count = { count: number; start: number; end: number };

export function countIn(name: string, setType: SetType | null, isAnyNumber = false): Count | null {
  const countsRounds = countedBy(setType) === "round";
  const match = countsRounds ? rounds.exec(name) : (minutes.exec(name) ?? (isAnyNumber ? number.exec(name) : null));
  if (!match) return null;
  const { behind, before, count } = match.groups ?? {};
  return { count: Number(behind ?? before ?? count), start: match.index, end: match.index + match[0].length };
}

export function looksLikeLines(name: string): boolean {
  return /\d|[+,;&]|(?<![\p{L}\p{N}])(?:and|then)(?![\p{L}\p{N}])/iu.test(name);
}

export function isCertainlyLines(name: string): boolean {
  return /(?:^|\s)\d+\s?\p{L}[^\d]*[+,;&]\s*\d+\s?\p{L}/u.test(name);
}

/** 60 cm of a box jump is a height. Empty if the exercise has the category itself, or is unknown. */
export function alternativeCategories(
  category: TrackableCategory,
  unit: MeasurementUnit,
  configuration: readonly TrackableCategory[],
): TrackableCategory[] {
  if (unit === "noDimension" || configuration.length === 0 || configuration.includes(category)) return [];
  const others = configuration.filter((other) => trackables[other].units.includes(unit));
  const isShort = unit === "centimeters" || unit === "inches";
  return others.length === 0 && isShort && category === "distance" ? ["height"] : others;
}

export function wordBefore(category: TrackableCategory): string {
  const { written, before } = notations[category];
  return written.trim() || (before.split(" ")[0] ?? "");
}
