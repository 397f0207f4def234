import { z } from "zod";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";

/** An id, in lower case as it is stored. */
export const id = z.guid().toLowerCase();

/** The id of what is to be made; the all-zero id, as document 1 sends it, and none, leave it to the server. */
export const newThingId = id
  .nullish()
  .transform((given) => (given && given !== EMPTY_ID ? given : null))
  .describe("Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server.");

/** A moment: given as a Date, sent in UTC. */
export const instant = z
  .date()
  .transform((moment) => moment.toISOString())
  .pipe(z.iso.datetime());

/** A day of the calendar, YYYY-MM-DD. */
export const day = z.iso.date().refine((text) => text >= "0001", "There is no year 0");

/** A text of a form, which counts its characters without the spaces around it. */
export function formText(most: number) {
  return z
    .string()
    .max(most * 2 + 100)
    .transform(typedText)
    .pipe(z.string());
}

/** A thing named by its id alone. */
export const reference = z.object({ id });
