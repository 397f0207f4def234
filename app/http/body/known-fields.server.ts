import type { z } from "zod";

/** Every form that creates something carries the id it was given when opened. */
const always = ["id"];
const maxItems = 1000;

/**
 * Drops unknown fields, and NUL, which PostgreSQL rejects. why: conform builds lists and objects from any names:
 * `a[100000000]` would end the process
 */
export function knownFields(form: FormData, schema: z.ZodType): FormData {
  const shape = shapeOf(schema) ?? {};
  const known = new FormData();
  for (const [name, value] of form) {
    if (!isKnown(name, shape)) continue;
    known.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  }
  return known;
}

type Shape = Record<string, z.core.$ZodType>;

const nested = /^([A-Za-z]+)\[(\d{1,4})\](?:\.([A-Za-z]+))?$/;

function isKnown(name: string, shape: Shape) {
  if (always.includes(name) || Object.hasOwn(shape, name)) return true;
  const [, list = "", place = "", key] = nested.exec(name) ?? [];
  const field = Object.hasOwn(shape, list) ? shape[list] : undefined;
  const item = field && itemOf(field);
  if (!item || Number(place) >= maxItems) return false;
  return key === undefined || Object.hasOwn(shapeOf(item) ?? {}, key);
}

function shapeOf(schema: z.core.$ZodType): Shape | null {
  const { def } = core(schema);
  return def.type === "object" ? (def as z.core.$ZodObjectDef).shape : null;
}

function itemOf(schema: z.core.$ZodType) {
  const { def } = core(schema);
  return def.type === "array" ? (def as z.core.$ZodArrayDef).element : null;
}

function core(schema: z.core.$ZodType): z.core.$ZodType["_zod"] {
  const { def } = schema._zod;
  if ("innerType" in def) return core(def.innerType as z.core.$ZodType);
  if (def.type === "pipe") return core((def as z.core.$ZodPipeDef).in);
  return schema._zod;
}
