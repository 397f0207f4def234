import { type TrackableCategory, trackables } from "./table.ts";
import { type MeasurementUnit, units } from "./units.ts";

export function categoryName(category: TrackableCategory): string {
  return trackables[category].name;
}

export function categoryInSentence(category: TrackableCategory): string {
  const { name } = trackables[category];
  const isAbbreviation = name === name.toUpperCase();
  return isAbbreviation ? name : name.toLowerCase();
}

export function unitName(unit: MeasurementUnit): string {
  return units[unit].name;
}
