import { allowsType, allowsUnit, defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, type TrackableType, trackables, typeNames } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { parseValue } from "#app/domain/trackables/values.ts";
import { alternatives, prefixWords, type UnitWord, unitWords } from "#app/domain/workout/text/words/words.ts";

/** `unit` is null if the text leaves it open, as in '80%'. */
export type WrittenValue = {
  category: TrackableCategory;
  unit: MeasurementUnit | null;
  type: TrackableType;
  value: number | string | null;
  additionalValue: number | null;
  isByUnit: boolean;
};

export type ReadValue = { ok: true; values: WrittenValue[]; end: number } | { ok: false; message: string; end: number };

const decimal = "(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)";
const cell = `(?:${decimal}|_+)`;
const forms = {
  clock: "\\d+(?::\\d+)+(?:[.,]\\d*)?",
  drops: `${cell}(?:\\s*/\\s*${cell})+`,
  // why: '8 +20kg' is a weight, not forced repetitions
  forced: `${cell}\\s*\\+\\s*${cell}(?!\\s*(?:kg|lb))`,
  number: `(?:[+-]|minus\\s+)?${decimal}|_+|-(?![\\d.,])`,
};
const form = Object.entries(forms)
  .map(([name, shape]) => `(?<${name}>${shape})`)
  .join("|");
const end = "(?=$|[\\s,;@|()])";
const spacedUnits = alternatives([...unitWords.keys()].filter((word) => word !== "h"));
// why: a word behind a percentage belongs to it, unless it precedes a value of its own: '@80% mas 4.2m/s'
const ofWhat = `bw(?!\\s*${cell}\\s*%)|(?:mas|hr)(?!\\s*(?:[+-]|minus\\s+)?(?:_|\\d+(?![\\d:])))`;
const percentage = `(?<percent>\\s*%)(?:\\s*(?<of>${ofWhat}))?`;
const shape = new RegExp(
  `(?<at>@?)\\s*(?:(?<prefix>${alternatives(prefixWords.keys())})\\s*[:=@]?\\s*)?(?:${form})` +
    `(?:${percentage})?(?:(?<gap>\\s*)(?<unit>${spacedUnits})|(?<hours>h))?${end}`,
  "iy",
);
const automatic = new RegExp(
  `@?\\s*auto(?:\\s*(?<offset>[+-]\\s?${decimal})\\s*%?)?(?:\\s*(?<unit>kg|lb)s?)?${end}`,
  "iy",
);
const oneMaximum = new RegExp(`@?1\\s?rm${end}`, "iy");
const wordHere = /[^\s|]+/y;
const timeAhead = /\s*(?:[\d_.,]+\s*(?:s|sec|min)?\b|\d+:)/y;

/** Expects text from `plainText`. */
export function readValue(plain: string, start: number): ReadValue {
  if (matchAt(oneMaximum, plain, start)) return { ok: true, values: oneRepetitionMaximum(), end: oneMaximum.lastIndex };
  const auto = matchAt(automatic, plain, start);
  if (auto) return readAutomatic(auto, automatic.lastIndex);
  const match = matchAt(shape, plain, start);
  if (!match) return refuseWord(plain, start);
  const { lastIndex } = shape;
  const isOpen = match.gap && match.unit?.toLowerCase() === "ft" && matchAt(timeAhead, plain, lastIndex);
  if (isOpen)
    return { ok: false, message: "Write 'fastest 4.2s' for a fastest time, or 10ft for feet.", end: lastIndex };
  const read = interpret(match);
  return typeof read === "string"
    ? { ok: false, message: read, end: lastIndex }
    : { ok: true, values: [read], end: lastIndex };
}

type Match = Readonly<Record<string, string | undefined>>;

function matchAt(shape: RegExp, plain: string, start: number): Match | null {
  shape.lastIndex = start;
  const match = shape.exec(plain);
  return match && (match.groups ?? {});
}

function oneRepetitionMaximum(): WrittenValue[] {
  const reps = { category: "reps", unit: null, type: "amount", value: 1, additionalValue: null } as const;
  const weight = { category: "weight", unit: null, type: "percentage", value: 100, additionalValue: null } as const;
  return [
    { ...reps, isByUnit: false },
    { ...weight, isByUnit: false },
  ];
}

function readAutomatic({ offset = "", unit }: Match, end: number): ReadValue {
  const type = "automaticPercentage";
  const kind = { category: "weight", type, unit: unitOf(unit)?.unit ?? null } as const;
  const parsed = parseValue({ ...kind, unit: "kilograms" }, offset.replace(/\s/g, ""));
  if (!parsed.ok) return { ok: false, message: parsed.reason, end };
  const { value, additionalValue } = parsed;
  return { ok: true, values: [{ ...kind, value, additionalValue, isByUnit: false }], end };
}

function interpret(match: Match): WrittenValue | string {
  const unit = unitOf(match.unit ?? match.hours);
  const category = categoryOf(match, unit);
  if (category === null) return openWeight(match);
  const problem = unitProblem(category, unit) ?? signProblem(category, match);
  if (problem) return problem;
  const type = typeOf(match);
  if (!allowsType(category, type)) return `${categoryName(category)} has no type ${typeNames[type]}.`;
  const missing = missingWord(match, category, type);
  if (missing) return missing;
  const text = valueText(match, unit);
  if (text === null) return "Write 1:30 for a minute and a half, without a unit.";
  const parsed = parseValue({ category, unit: unit?.unit ?? defaultUnit(category), type }, text);
  if (!parsed.ok) return parsed.reason;
  const { value, additionalValue } = parsed;
  const isByUnit = unit !== null && !(match.prefix ?? match.of);
  return { category, unit: unit?.unit ?? null, type, value, additionalValue, isByUnit };
}

function unitOf(word: string | undefined): UnitWord | null {
  return (word && unitWords.get(word.toLowerCase())) || null;
}

/** The word before the number decides, then the unit, then the number's form; null for '@80' alone. */
function categoryOf(match: Match, unit: UnitWord | null): TrackableCategory | null {
  const word = (match.prefix ?? match.of)?.toLowerCase();
  const named = word === undefined ? undefined : prefixWords.get(word);
  if (named) return named;
  if (unit) return unit.category;
  if (match.percent || match.drops) return "weight";
  if (match.clock) return "time";
  return match.at ? null : "reps";
}

function typeOf({ prefix, of, percent, drops, forced }: Match): TrackableType {
  if (percent) return /^bw$/i.test(prefix ?? of ?? "") ? "bodyWeightPercentage" : "percentage";
  if (drops) return "dropSet";
  return forced ? "forcedReps" : "amount";
}

function unitProblem(category: TrackableCategory, unit: UnitWord | null): string | null {
  if (unit === null) return null;
  const isOfAnother = unit.unit === "noDimension" && unit.category !== category;
  if (!isOfAnother && allowsUnit(category, unit.unit)) return null;
  return `${categoryName(category)} is not measured in this unit.`;
}

function missingWord(match: Match, category: TrackableCategory, type: TrackableType): string | null {
  if (/^bw$/i.test(match.prefix ?? "") && type !== "bodyWeightPercentage") {
    return "Write a percentage of the body weight, like bw 50%.";
  }
  if ((match.unit ?? match.hours) || (type !== "amount" && type !== "dropSet")) return null;
  return trackables[category].units.length > 1 ? `Write the unit after the number: ${formatUnits(category)}.` : null;
}

function signProblem(category: TrackableCategory, { number }: Match): string | null {
  if (category === "weight" || !number || !/^-[\d.,]/.test(number)) return null;
  const size = number.slice(1);
  return `${categoryName(category)} below zero? Write ${size}, or minus ${size} if you mean that.`;
}

function openWeight({ number = "80" }: Match): string {
  const mayBeEffort = Number(number) <= 10;
  return `Say what ${number} is: @${number}kg${mayBeEffort ? `, @${number}% or rpe ${number}` : ` or @${number}%`}.`;
}

function formatUnits(category: TrackableCategory): string {
  const words = trackables[category].units.map((unit) => unitName(unit));
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** As typed in a field, '' if empty; null for a clock with a unit that doesn't fit. */
function valueText({ clock, drops, forced, number }: Match, unit: UnitWord | null): string | null {
  const text = (clock ?? drops ?? forced ?? number ?? "").replace(/minus/i, "-").replace(/\s/g, "");
  if (/^[_-]+(?:[+/]_+)*$/.test(text)) return "";
  const times = unit?.times ?? 1;
  if (times === 1) return text;
  if (!number) return null;
  return String(Math.round(Number(text.replace(",", ".")) * times * 100) / 100);
}

function refuseWord(plain: string, start: number): ReadValue {
  wordHere.lastIndex = start;
  const [word = ""] = wordHere.exec(plain) ?? [];
  return { ok: false, message: whyNoValue(word), end: start + word.length };
}

const hints: readonly [word: RegExp, hint: (word: string) => string][] = [
  [/^\d+(?:-\d+){2,}/, (word) => `Separate rounds with |: ${word.split("-").join(" | ")}.`],
  [/^\d+-\d+/, (word) => `'${word}' is a range: write one number, and the range in a note after //.`],
  [
    /^\d+\+$|^(?:amrap|max|failure)$/i,
    () => "Write _ or the lowest number, and 'as many as possible' in a note after //.",
  ],
  [/^x\d/i, (word) => `Write ${word.slice(1)} for the repetitions, or ${word.slice(1)}x for the rounds.`],
  [/^rest$/i, () => "Write a rest on a line of its own, or as a round: | rest 1:30 |."],
  [/^bw$/i, () => "Write a percentage of the body weight, like bw 50%."],
  [/^\d/, (word) => `'${word}' can't be read as a value. Write words in a note after //.`],
];

function whyNoValue(word: string): string {
  const hint = hints.find(([shape]) => shape.test(word))?.[1];
  if (hint) return hint(word);
  if (prefixWords.has(word.toLowerCase().replace(/[:=]$/, ""))) return `Write a number after ${word}.`;
  return `'${word}' is not a value. Write words in a note after //.`;
}
