import { z } from "zod";
import { isIsoDate } from "#app/domain/schedule/dates.ts";

const startDate = z.string().trim().prefault("").refine(isIsoDate, "Start date is required");
const client = z.uuid("Choose a client").toLowerCase().prefault("");

/** Adds one client to a program. */
export const assignSchema = z
  .object({ client, startDate })
  .transform((typed) => ({ clientId: typed.client, startDate: typed.startDate }));

export const startSchema = z.object({ startDate });
