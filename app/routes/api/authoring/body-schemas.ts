import { z } from "zod";
import { isIsoDate, lastDate } from "#app/domain/schedule/dates.ts";

/** Bounded by PostgreSQL's integer. */
export const seenVersion = z
  .int()
  .min(0)
  .max(2 ** 31 - 2);

/** Earlier dates differ between calendars. */
const firstDate = "1900-01-01";

export const plannedDay = z
  .string()
  .refine((day) => isIsoDate(day) && day >= firstDate && day <= lastDate, "A day is written as YYYY-MM-DD");
