import type { z } from "zod";

const byName = new Map<string, z.ZodType>();

export function named<S extends z.ZodType>(name: string, schema: S): S {
  if (byName.has(name)) throw new Error(`Two schemas are named ${name}.`);
  byName.set(name, schema);
  return schema;
}

export function namedSchemas(): ReadonlyMap<string, z.ZodType> {
  return byName;
}
