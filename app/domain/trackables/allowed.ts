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

/** Zone 1, RPE 0; null where the amount is typed, and for repetitions in reserve, whose 0 is the hardest. */
export function initialValue(category: TrackableCategory, unit: MeasurementUnit | null): number | null {
  return unit === defaultUnit(category) ? (trackables[category].choices?.[0] ?? null) : null;
}

export function allowedTrackables(): (Trackable & { category: TrackableCategory })[] {
  return trackableCategories.map((category) => ({ category, ...trackables[category] }));
}
