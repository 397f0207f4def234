import { z } from "zod";
import { isIsoDate } from "#app/domain/schedule/dates.ts";
import { allowsUnit } from "#app/domain/trackables/allowed.ts";
import { readLimited } from "#app/domain/trackables/numbers.ts";
import { readSeconds } from "#app/domain/trackables/seconds.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { type MeasurementUnit, measurementUnits } from "#app/domain/trackables/units.ts";

/** A real maximum as a coach enters it: in a unit of its category, measured on a day that has come. */
export type EnteredMaximum = { id: string; value: number; unit: MeasurementUnit; on: string };

/** A body weight as a coach enters it. */
export type EnteredBodyWeight = EnteredMaximum & { unit: "kilograms" | "pounds" };

const text = z.string("").trim();

/** `today`: YYYY-MM-DD. */
export function maximumSchema(category: TrackableCategory, today: string) {
  const unit = z.enum(measurementUnits, "Choose a unit").refine((one) => allowsUnit(category, one), "Choose a unit");
  return z
    .object({ id: z.uuid(), value: text.default(""), unit, on: dayUntil(today) })
    .transform(({ id, value, unit, on }, context): EnteredMaximum => {
      const read = unit === "seconds" ? readSeconds(value) : readLimited(value);
      if (read.ok && read.number > 0 && read.number <= 10_000) return { id, value: read.number, unit, on };
      const message = read.ok ? "Enter a number above 0, 10000 at most." : read.reason;
      context.addIssue({ code: "custom", path: ["value"], message });
      return z.NEVER;
    });
}

/** `today`: YYYY-MM-DD. Refuses what no grown person weighs, in words. */
export function bodyWeightSchema(today: string) {
  const unit = z.enum(["kilograms", "pounds"], "Choose a unit");
  return z
    .object({ id: z.uuid(), value: text.default(""), unit, on: dayUntil(today) })
    .transform(({ id, value, unit, on }, context): EnteredBodyWeight => {
      const read = readLimited(value);
      const [least, most] = unit === "pounds" ? [44, 1323] : [20, 600];
      if (read.ok && read.number >= least && read.number <= most) return { id, value: read.number, unit, on };
      const message = read.ok ? `Enter a body weight from ${least} to ${most}.` : read.reason;
      context.addIssue({ code: "custom", path: ["value"], message });
      return z.NEVER;
    });
}

function dayUntil(today: string) {
  return text
    .default("")
    .refine(isIsoDate, "Enter the day it was measured")
    .refine((day) => day <= today, "This day has not come yet");
}
