import type { AddressedCommand } from "./apply.ts";

export const noDaySelected = "Select the days first: each has a box beside its name.";

export function restDays(keys: readonly string[]): AddressedCommand[] {
  return keys.map((workoutKey) => ({ workoutKey, command: { type: "workout.setRestDay", restDay: true } }));
}

/** A day becomes a new workout's three empty sets. A rest day stays one (`isRest`). */
export function clearDays(
  keys: readonly string[],
  isRest: (key: string) => boolean,
  newId: () => string,
): AddressedCommand[] {
  return keys
    .filter((key) => !isRest(key))
    .flatMap((workoutKey): AddressedCommand[] => {
      const moduleIds: [string, string, string] = [newId(), newId(), newId()];
      return [
        { workoutKey, command: { type: "workout.setRestDay", restDay: true } },
        { workoutKey, command: { type: "workout.setRestDay", restDay: false, moduleIds } },
      ];
    });
}
