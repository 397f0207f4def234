import { type TrackableCategory, trackables } from "./table.ts";
import { type MeasurementUnit, units } from "./units.ts";

export function categoryName(category: TrackableCategory): string {
  return trackables[category].name;
}

/** The category's name as it stands inside a sentence: 'heart rate zone', but 'RPE'. */
export function categoryInSentence(category: TrackableCategory): string {
  const { name } = trackables[category];
  const isAbbreviation = name === name.toUpperCase();
  return isAbbreviation ? name : name.toLowerCase();
}

/** The unit as it stands behind a number: 'kg'; empty where there is none. */
export function unitName(unit: MeasurementUnit): string {
  return units[unit].name;
}
