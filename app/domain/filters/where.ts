import { z } from "zod";
import { isUuid } from "#app/domain/ids/ids.ts";
import { isIsoDate } from "#app/domain/schedule/dates.ts";

/** The filter operations of document 1. */
export const comparisons = [
  ...(["equals", "notEquals", "greater", "greaterOrEqual", "less", "lessOrEqual"] as const),
  ...(["contains", "notContains", "startsWith", "notStartsWith", "endsWith", "notEndsWith", "in", "notIn"] as const),
] as const;
export type Comparison = (typeof comparisons)[number];

/** `whole`: a 32-bit integer. A list names the allowed codes. */
export type FieldKind = "text" | "whole" | "number" | "instant" | "day" | "id" | "flag" | readonly string[];

export type FilterFields = Readonly<Record<string, FieldKind>>;

export type FilterValue = string | number | boolean | Date | null;
export type Leaf<Name extends string = string> = {
  field: Name;
  operation: Comparison;
  value: FilterValue | FilterValue[];
};
export type Where<Name extends string = string> = Leaf<Name> | { operation: "and" | "or"; value: Where<Name>[] };

/** Characters of the JSON, levels, comparisons, members of a list, characters of a text. */
export const whereLimits = { length: 8000, depth: 4, leaves: 50, members: 100, text: 200 } as const;

const equality = ["equals", "notEquals", "in", "notIn"] as const;
const order = ["greater", "greaterOrEqual", "less", "lessOrEqual"] as const;

export function comparisonsOf(kind: FieldKind): readonly Comparison[] {
  if (kind === "text") return comparisons;
  if (kind === "flag") return ["equals", "notEquals"];
  return kind === "id" || typeof kind === "object" ? equality : [...equality, ...order];
}

export function whereSchema<F extends FilterFields>(fields: F): z.ZodType<Where<keyof F & string>> {
  const leaf = leafSchema(fields);
  let node: z.ZodType = leaf;
  for (let level = 1; level < whereLimits.depth; level++) {
    const members = z.array(node).min(1).max(whereLimits.leaves);
    node = z.discriminatedUnion("operation", [
      z.strictObject({ operation: z.enum(["and", "or"]), value: members }),
      leaf,
    ]);
  }
  const isBounded = (where: unknown) => leavesIn(where as Where) <= whereLimits.leaves;
  const tooMany = `A filter can have at most ${whereLimits.leaves} comparisons`;
  return node.refine(isBounded, tooMany) as unknown as z.ZodType<Where<keyof F & string>>;
}

function leafSchema(fields: FilterFields) {
  const names = Object.keys(fields);
  const unknown = `There is no such field to filter by. The fields are: ${names.join(", ")}`;
  return z
    .strictObject({ field: z.enum(names, unknown), operation: z.enum(comparisons), value: z.unknown() })
    .superRefine(({ field, operation }, issues) => {
      const kind = fields[field];
      if (kind === undefined || comparisonsOf(kind).includes(operation)) return;
      issues.addIssue({ code: "custom", path: ["operation"], message: `${field} does not support ${operation}` });
    })
    .transform(({ field, operation, value }, issues) => {
      const read = valueSchema(fields[field] ?? "text", operation).safeParse(value);
      if (read.success) return { field, operation, value: read.data as Leaf["value"] };
      for (const { path, message } of read.error.issues) {
        issues.addIssue({ code: "custom", path: ["value", ...path], message });
      }
      return z.NEVER;
    });
}

function valueSchema(kind: FieldKind, operation: Comparison): z.ZodType {
  const one = schemaOfKind(kind);
  if (operation === "in" || operation === "notIn") return z.array(one).min(1).max(whereLimits.members);
  return operation === "equals" || operation === "notEquals" ? one.nullable() : one;
}

function schemaOfKind(kind: FieldKind): z.ZodType {
  if (typeof kind === "object") return z.enum(kind as readonly [string, ...string[]]);
  switch (kind) {
    case "text":
      return z.string().max(whereLimits.text);
    case "whole":
      return z.int32();
    case "number":
      return z.number().min(-1e12).max(1e12);
    case "instant":
      return z.iso.datetime({ offset: true }).refine(isInReach, "This date and time is out of range").pipe(toDate);
    case "day":
      return z.string().refine((day) => isIsoDate(day) && day >= "0001", "A day is written as YYYY-MM-DD");
    case "id":
      return z.string().refine(isUuid, "This is not an id").toLowerCase();
    case "flag":
      return z.boolean();
  }
}

const toDate = z.string().transform((text) => new Date(text));

function isInReach(text: string) {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function leavesIn(where: Where): number {
  if ("field" in where) return 1;
  return where.value.reduce((sum, member) => sum + leavesIn(member), 0);
}
