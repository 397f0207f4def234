import type { z } from "zod";

const byName = new Map<string, z.ZodType>();

/** Gives a schema the name that it has in the description, where it is written once. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  if (byName.has(name)) throw new Error(`Two schemas are called ${name}.`);
  byName.set(name, schema);
  return schema;
}

/** The named schemas, by name. */
export function namedSchemas(): ReadonlyMap<string, z.ZodType> {
  return byName;
}
