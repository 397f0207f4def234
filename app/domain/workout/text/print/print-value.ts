import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, type TrackableType, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { RoundDefinition, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { countedUnit } from "#app/domain/workout/text/words/words.ts";

const empty = "_";

type Known = { category: TrackableCategory; unit: MeasurementUnit; type: TrackableType };

/** The value in the notation; null for the value of an empty column, which has none. */
export function printDefinition(definition: RoundDefinition): string | null {
  const { trackableCategory: category, measurementUnit: unit, trackableType: type } = definition;
  if (category === null || unit === null) return null;
  return printKnown({ category, unit, type }, printValue(definition));
}

/** A column without a value, as its empty amount. */
export function printEmptyColumn({ trackableCategory, measurementUnit }: TrackableSlot): string | null {
  if (trackableCategory === null || measurementUnit === null) return null;
  return printKnown({ category: trackableCategory, unit: measurementUnit, type: "amount" }, "");
}

function printKnown(known: Known, text: string): string {
  const value = text === "" ? empty : text;
  switch (known.type) {
    case "percentage":
      return printPercentage(known, value);
    case "bodyWeightPercentage":
      return `bw ${value}%${unusualUnit(known)}`;
    case "automaticPercentage":
      return printAutomatic(known, text);
    case "dropSet":
      return `@${text === "" ? `${empty}/${empty}` : text}${unitWord(known)}`;
    case "forcedReps":
      return text === "" ? `${empty}+${empty}` : text;
    default:
      return printAmount(known, value);
  }
}

function printAmount(known: Known, value: string): string {
  const { category, unit } = known;
  // why: a signed number alone could be the offset of an automatic percentage before it
  if (category === "reps") return value.startsWith("-") ? `${value}${unitWord(known)}` : value;
  const isClock = unit === "seconds" && value.includes(":");
  return `${trackables[category].notation.written}${value}${isClock ? "" : unitWord(known)}`;
}

/** A unit behind the sign says of what the percentage is, where no word before it does. */
function printPercentage(known: Known, value: string): string {
  const { category } = known;
  const { written } = trackables[category].notation;
  return written === "" ? `${value}%${unitWord(known)}` : `${written}${value}%${unusualUnit(known)}`;
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
  return unit === "noDimension" ? countedUnit(category) : unitName(unit);
}
