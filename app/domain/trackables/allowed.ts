import { type Trackable, type TrackableCategory, trackableCategories, trackables } from "./table.ts";
import type { TrackableType } from "./types.ts";
import type { MeasurementUnit } from "./units.ts";

export function defaultUnit(category: TrackableCategory): MeasurementUnit {
  return trackables[category].units[0];
}

export function allowsUnit(category: TrackableCategory, unit: MeasurementUnit): boolean {
  return trackables[category].units.includes(unit);
}

export function allowsType(category: TrackableCategory, type: TrackableType): boolean {
  return trackables[category].types.includes(type);
}

/** Zone 1, RPE 0; null where the amount is typed. */
export function initialValue(category: TrackableCategory): number | null {
  return trackables[category].choices?.[0] ?? null;
}

export function allowedTrackables(): (Trackable & { category: TrackableCategory })[] {
  return trackableCategories.map((category) => ({ category, ...trackables[category] }));
}
