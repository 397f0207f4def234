import { allowsType, allowsUnit, defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { prefixWords, type UnitWord, unitWords } from "#app/domain/trackables/notation/unit-words.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import {
  type PercentageBase,
  percentageBaseNames,
  percentageBases,
  percentageBaseWords,
  scaleOf,
  type TrackableType,
  typeName,
} from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { parseValue } from "#app/domain/trackables/value-problems.ts";
import { automatic, failing, offset, oneMaximum, shape, timeAhead, toFailure, wordHere } from "./value-shapes.ts";

/** `unit` is null if the text leaves it open, as in '80%'. */
export type WrittenValue = {
  category: TrackableCategory;
  unit: MeasurementUnit | null;
  type: TrackableType;
  value: number | string | null;
  additionalValue: number | null;
  percentageOf?: PercentageBase;
  isByUnit: boolean;
};

export type ReadValue = { ok: true; values: WrittenValue[]; end: number } | { ok: false; message: string; end: number };

/** Expects text from `plainText`. */
export function readValue(plain: string, start: number): ReadValue {
  if (matchAt(oneMaximum, plain, start)) return { ok: true, values: oneRepetitionMaximum(), end: oneMaximum.lastIndex };
  const max = matchAt(toFailure, plain, start);
  if (max) return { ok: true, values: [maximal(max)], end: toFailure.lastIndex };
  const auto = matchAt(automatic, plain, start);
  if (auto) return readAutomatic(auto, automatic.lastIndex);
  const added = matchAt(offset, plain, start);
  if (added) return readOffset(added, offset.lastIndex);
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

function maximal({ before, behind = "reps" }: Match): WrittenValue {
  const category = failing.get((before ?? behind).toLowerCase()) ?? "reps";
  return { category, unit: null, type: "toFailure", value: null, additionalValue: null, isByUnit: false };
}

function readAutomatic({ offset = "", unit }: Match, end: number): ReadValue {
  const type = "automaticPercentage";
  const kind = { category: "weight", type, unit: unitOf(unit)?.unit ?? null } as const;
  const parsed = parseValue({ ...kind, unit: "kilograms" }, offset.replace(/\s/g, ""));
  if (!parsed.ok) return { ok: false, message: parsed.reason, end };
  const { value, additionalValue } = parsed;
  return { ok: true, values: [{ ...kind, value, additionalValue, isByUnit: false }], end };
}

/** 'bw', 'bw+10kg'. */
function readOffset({ offset: written = "", unit }: Match, end: number): ReadValue {
  const type = "bodyWeightOffset";
  const kind = { category: "weight", type, unit: unitOf(unit)?.unit ?? null } as const;
  if (written !== "" && unit === undefined) {
    return { ok: false, message: `Write the unit of what is added: bw${written.replace(/\s/g, "")}kg or lb.`, end };
  }
  const isEmpty = written.endsWith("_");
  const parsed = isEmpty
    ? null
    : parseValue({ ...kind, unit: kind.unit ?? "kilograms" }, `bw${written.replace(/\s/g, "")}`);
  if (parsed && !parsed.ok) return { ok: false, message: parsed.reason, end };
  return { ok: true, values: [{ ...kind, value: parsed?.value ?? null, additionalValue: null, isByUnit: false }], end };
}

function interpret(match: Match): WrittenValue | string {
  const unit = unitOf(match.unit ?? match.hours);
  const category = categoryOf(match, unit);
  if (category === null) return effort(match) ?? openWeight(match);
  const problem = unitProblem(category, unit) ?? signProblem(category, match) ?? formProblem(match);
  if (problem) return problem;
  const type = typeOf(match);
  if (!allowsType(category, type)) return `${categoryName(category)} has no type ${typeName(type)}.`;
  const missing = missingWord(match, category, type);
  if (missing) return missing;
  const text = valueText(match, unit);
  if (text === null) return "Write 1:30 for a minute and a half, without a unit.";
  const kind = { category, unit: unit?.unit ?? defaultUnit(category), type };
  const parsed = parseValue(kind, type === "minimum" && text !== "" ? `${text}+` : text);
  if (!parsed.ok) return parsed.reason;
  const { value, additionalValue } = parsed;
  const isByUnit = unit !== null && !(match.prefix ?? match.of);
  const written = { category, unit: unit?.unit ?? null, type, value, additionalValue, isByUnit };
  return withBase(written, match.base);
}

/** '80% TM'; the one-repetition maximum is never stored. */
function withBase(written: WrittenValue, word: string | undefined): WrittenValue | string {
  const base = word && percentageBases.find((one) => percentageBaseWords[one].toLowerCase() === word.toLowerCase());
  if (!base || base === "oneRepetitionMaximum") return written;
  if (written.category !== "weight") return `Only a weight is a percentage of ${percentageBaseNames[base]}.`;
  return { ...written, percentageOf: base };
}

/** '@8' is an RPE, since nobody loads 8 without a unit. */
function effort({ at, number, range, plus, plusBehind }: Match): WrittenValue | null {
  if (!at || (plus ?? plusBehind)) return null;
  const type = range ? "range" : "amount";
  const parsed = parseValue({ category: "rpe", unit: "noDimension", type }, range ?? number ?? "");
  if (!parsed.ok || parsed.value === null) return null;
  const { value, additionalValue } = parsed;
  return { category: "rpe", unit: null, type, value, additionalValue, isByUnit: false };
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
  if (match.clock || match.range?.includes(":")) return "time";
  return match.at ? null : "reps";
}

function typeOf({ prefix, of, percent, drops, cluster, forced, range, plus, plusBehind }: Match): TrackableType {
  if (percent && /^bw$/i.test(prefix ?? of ?? "")) return "bodyWeightPercentage";
  if (range) return percent ? "percentageRange" : "range";
  if (percent) return "percentage";
  if (plus ?? plusBehind) return "minimum";
  if (drops) return "dropSet";
  if (cluster) return "clusterReps";
  return forced ? "forcedReps" : "amount";
}

function unitProblem(category: TrackableCategory, unit: UnitWord | null): string | null {
  if (unit === null) return null;
  const isOfAnother = unit.unit === "noDimension" && unit.category !== category;
  if (!isOfAnother && allowsUnit(category, unit.unit)) return null;
  return `${categoryName(category)} is not measured in this unit.`;
}

function formProblem({ number, clock, percent, plus, plusBehind }: Match): string | null {
  const isPlain = !percent && (number ?? clock) !== undefined;
  return isPlain || !(plus ?? plusBehind) ? null : "Write the + behind one number that is no percentage, like 8+ @80%.";
}

function missingWord(match: Match, category: TrackableCategory, type: TrackableType): string | null {
  if (match.range && type === "bodyWeightPercentage") return "Write one percentage of the body weight, like bw 50%.";
  if (/^bw$/i.test(match.prefix ?? "") && type !== "bodyWeightPercentage") {
    return "Write what is added to the body weight, like bw+10kg, or a percentage of it, like bw 50%.";
  }
  if ((match.unit ?? match.hours) || scaleOf(type) !== "amount") return null;
  const [usual, ...others] = trackables[category].units;
  return usual !== "noDimension" && others.length > 0
    ? `Write the unit after the number: ${formatUnits(category)}.`
    : null;
}

function signProblem(category: TrackableCategory, { number }: Match): string | null {
  if (category === "weight" || !number || !/^-[\d.,]/.test(number)) return null;
  const size = number.slice(1);
  return `${categoryName(category)} below zero? Write ${size}, or minus ${size} if you mean that.`;
}

function openWeight({ range, number = range ?? "80" }: Match): string {
  return `Say what ${number} is: @${number}kg or @${number}%.`;
}

function formatUnits(category: TrackableCategory): string {
  const words = trackables[category].units.map((unit) => unitName(unit));
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** As typed in a field, '' if empty; null for a clock with a unit that doesn't fit. */
function valueText(match: Match, unit: UnitWord | null): string | null {
  const { clock, drops, cluster, forced, range, number } = match;
  const text = (clock ?? drops ?? cluster ?? forced ?? range ?? number ?? "")
    .replace(/minus/i, "-")
    .replace(/[\s%]/g, "");
  if (/^[_-]+(?:[+/]_+)*$/.test(text)) return "";
  const times = unit?.times ?? 1;
  if (times === 1) return text;
  if (!(number ?? range) || text.includes(":")) return null;
  return text.replace(/[\d.,]+/g, (part) => String(Math.round(Number(part.replace(",", ".")) * times * 100) / 100));
}

function refuseWord(plain: string, start: number): ReadValue {
  wordHere.lastIndex = start;
  const [first = ""] = wordHere.exec(plain) ?? [];
  // why: 'tempo' and '@' alone would not say what is wrong
  const number = /^(?:@|tempo|band)$/i.test(first)
    ? (/^\s+\d\S*/.exec(plain.slice(wordHere.lastIndex))?.[0] ?? "")
    : "";
  const word = first + number;
  return { ok: false, message: whyNoValue(word), end: start + word.length };
}

const hints: readonly [word: RegExp, hint: (word: string) => string][] = [
  [/^\d+(?:-\d+){2,}/, (word) => `Separate rounds with |: ${word.split("-").join(" | ")}.`],
  [/^\d+\p{L}+-\d+/u, () => "Write the unit of a range once, behind both numbers, like 60-70kg."],
  [/^x\d/i, (word) => `Write ${word.slice(1)} for the repetitions, or ${word.slice(1)}x for the rounds.`],
  [/^rest$/i, () => "Write a rest on a line of its own, or as a round: | rest 1:30 |."],
  [/^\d/, (word) => `'${word}' can't be read as a value. Write words in a note after //.`],
];

function whyNoValue(word: string): string {
  const hint = hints.find(([shape]) => shape.test(word))?.[1];
  if (hint) return hint(word);
  if (prefixWords.has(word.toLowerCase().replace(/[:=]$/, ""))) return `Write a number after ${word}.`;
  return `'${word}' is not a value. Write words in a note after //.`;
}
