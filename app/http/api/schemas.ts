import { z } from "zod";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";

export const id = z.guid().toLowerCase();

/** The all-zero id (document 1) and no id let the server choose. */
export const newResourceId = id
  .nullish()
  .transform((given) => (given && given !== EMPTY_ID ? given : null))
  .describe(
    "An id that you choose: sending the request again with it creates nothing more. Without it, or with all zeros, the server chooses one.",
  );

export const instant = z
  .date()
  .transform((moment) => moment.toISOString())
  .pipe(z.iso.datetime());

export const day = z.iso.date().refine((text) => text >= "0001", "There is no year 0");

export function formText(most: number) {
  return z
    .string()
    .max(most * 2 + 100)
    .transform(typedText)
    .pipe(z.string());
}

export const reference = z.object({ id });
