import { z } from "zod";
import { isIsoDate, lastDate } from "#app/domain/schedule/dates.ts";

/** The version that a change was made over; as far as the database counts. */
export const seenVersion = z
  .int()
  .min(0)
  .max(2 ** 31 - 2);

/** The first day that a calendar in use has. */
const firstDate = "1900-01-01";

/** A day that something may be planned for. */
export const plannedDay = z
  .string()
  .refine((day) => isIsoDate(day) && day >= firstDate && day <= lastDate, "A day is written as YYYY-MM-DD");
