import {
  type Trackable,
  type TrackableCategory,
  type TrackableType,
  trackableCategories,
  trackables,
} from "./table.ts";
import type { MeasurementUnit } from "./units.ts";

/** The unit that a newly picked category gets. */
export function defaultUnit(category: TrackableCategory): MeasurementUnit {
  return trackables[category].units[0];
}

/** Whether the category may be measured in the unit. */
export function allowsUnit(category: TrackableCategory, unit: MeasurementUnit): boolean {
  return trackables[category].units.includes(unit);
}

/** Whether the category's values may be meant that way. */
export function allowsType(category: TrackableCategory, type: TrackableType): boolean {
  return trackables[category].types.includes(type);
}

/** What an amount of the category starts with, and is reset to: zone 1, RPE 0; null, which is empty, where it is typed. */
export function initialValue(category: TrackableCategory): number | null {
  return trackables[category].choices?.[0] ?? null;
}

/** The table as rows. */
export function allowedTrackables(): (Trackable & { category: TrackableCategory })[] {
  return trackableCategories.map((category) => ({ category, ...trackables[category] }));
}
