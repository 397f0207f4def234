import { z } from "zod";
import { readJson } from "./json-text.ts";

const defaultLimit = 24;
const maxRows = 100;
/** Beyond it, use the cursor: the database has to count every skipped row. */
const furthestOffset = 10_000;
const longestCursor = 1000;

export type Page<Keys> = { limit: number; offset: number; after: Keys | null; noCount: boolean };

export type Found<Item, Keys> = { items: Item[]; total: number | null; next: Keys | null };

export function pagingShape(keys: z.ZodType) {
  return {
    limit: wholeNumber(1, maxRows).default(defaultLimit).describe("How many rows to return at most."),
    offset: wholeNumber(0, furthestOffset).default(0).describe("How many rows to skip; not together with a cursor."),
    noCount: flag().default(false).describe("Leaves x-total-count out, which saves the counting."),
    cursor: cursorOf(keys)
      .nullable()
      .default(null)
      .describe(
        "Where the previous page ended, from its Link header. No row is repeated or skipped when others write in between.",
      ),
  };
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^-?\d{1,9}$/, "This is not a whole number")
    .transform(Number)
    .pipe(z.int().min(least).max(most));
}

export function flag() {
  return z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .pipe(z.boolean());
}

export function many<T>(one: z.ZodType<T, string>, most = 100) {
  return z
    .union([z.string().transform((text) => [text]), z.array(z.string())])
    .pipe(z.array(one).max(most))
    .default([]);
}

function cursorOf(keys: z.ZodType) {
  return z
    .string()
    .max(longestCursor)
    .transform((text, issues) => {
      const read = readJson(Buffer.from(text, "base64url").toString("utf8"));
      if (read.ok) return read.value;
      issues.addIssue({ code: "custom", message: "This is not a cursor of this list" });
      return z.NEVER;
    })
    .pipe(keys);
}

export function serializeCursor(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** `rows` has one more than `limit` if there is another page. `keysOf`: the order of the list, id last. */
export function pageOf<Row, Keys>(rows: Row[], { limit }: { limit: number }, keysOf: (row: Row) => Keys) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? keysOf(last) : null };
}
