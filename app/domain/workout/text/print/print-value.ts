import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { notations } from "#app/domain/trackables/notation/notations.ts";
import { countedUnit } from "#app/domain/trackables/notation/unit-words.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { percentageBaseWords, type TrackableType } from "#app/domain/trackables/types.ts";
import { isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { RoundDefinition, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { alternativeCategories, wordBefore } from "#app/domain/workout/text/words/doubtful.ts";

const empty = "_";

type Known = {
  category: TrackableCategory;
  unit: MeasurementUnit;
  type: TrackableType;
  written: string;
  base: string;
};

export function printDefinition(
  definition: RoundDefinition,
  configuration: readonly TrackableCategory[],
): string | null {
  const { trackableCategory: category, measurementUnit: unit, trackableType: type } = definition;
  if (category === null || unit === null) return null;
  const { percentageOf, ...plain } = definition;
  const base = percentageOf === undefined ? "" : percentageBaseWords[percentageOf];
  const written = before(category, unit, configuration);
  return printKnown({ category, unit, type, written, base }, printValue(plain));
}

export function printEmptyColumn(
  { trackableCategory: category, measurementUnit: unit }: TrackableSlot,
  configuration: readonly TrackableCategory[],
): string | null {
  if (category === null || unit === null) return null;
  const written = before(category, unit, configuration);
  return printKnown({ category, unit, type: "amount", written, base: "" }, "");
}

function before(
  category: TrackableCategory,
  unit: MeasurementUnit,
  configuration: readonly TrackableCategory[],
): string {
  const { written } = notations[category];
  if (unit === "repsInReserve" || isPace(unit)) return "";
  if (written !== "" || alternativeCategories(category, unit, configuration).length === 0) return written;
  return `${wordBefore(category)} `;
}

function printKnown(known: Known, text: string): string {
  const value = text === "" ? empty : text;
  switch (known.type) {
    case "percentage":
      return printPercentage(known, value);
    case "percentageRange":
      return printPercentage(known, text === "" ? `${empty}-${empty}` : text);
    case "range":
      return printAmount(known, text === "" ? `${empty}-${empty}` : text);
    case "minimum":
      return `${printAmount(known, value.replace(/\+$/, ""))}+`;
    case "toFailure":
      return known.category === "reps" ? text : `${wordBefore(known.category)} ${text}`;
    case "bodyWeightPercentage":
      return `bw ${value}%${unusualUnit(known)}`;
    case "bodyWeightOffset":
      return printOffset(known, text);
    case "automaticPercentage":
      return printAutomatic(known, text);
    case "dropSet":
      return `@${text === "" ? `${empty}/${empty}` : text}${unitWord(known)}`;
    case "forcedReps":
      return text === "" ? `${empty}+${empty}` : text;
    case "clusterReps":
      return text === "" ? `${empty}+${empty}+${empty}` : text;
    case "amount":
      return printAmount(known, value);
  }
}

function printAmount(known: Known, value: string): string {
  const { category, unit, written } = known;
  // why: a minus is most likely a dash, except before a weight, which may be assistance
  const size = category === "weight" ? value : value.replace(/^-/, "minus ");
  if (category === "reps") return size;
  const isTime = unit === "seconds" && value.includes(":");
  return isTime ? `${notations[category].written}${size}` : `${written}${size}${unitWord(known)}`;
}

/** 'bw', 'bw+10kg'; without a number, 'bw+_kg'. */
function printOffset(known: Known, text: string): string {
  if (text === "bw") return unusualUnit(known) === "" ? text : `${text}+0${unitWord(known)}`;
  return `${text === "" ? `bw+${empty}` : text}${unitWord(known)}`;
}

function printPercentage(known: Known, value: string): string {
  const { written, base } = known;
  const unit = written === "" ? unitWord(known) : unusualUnit(known);
  return `${written}${value}%${base}${base === "" || unit === "" ? "" : " "}${unit}`;
}

function printAutomatic(known: Known, offset: string): string {
  const unit = unusualUnit(known);
  if (offset === "") return unit === "" ? "auto" : `auto ${unit}`;
  return unit === "" ? `auto ${offset}` : `auto ${offset}%${unit}`;
}

function unusualUnit(known: Known): string {
  return known.unit === defaultUnit(known.category) ? "" : unitWord(known);
}

function unitWord({ category, unit }: Known): string {
  if (isPace(unit)) return unitName(unit).replace("min", "");
  return unit === "noDimension" ? countedUnit(category) : unitName(unit);
}
