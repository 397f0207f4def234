import { z } from "zod";
import type { Operation } from "./operation.ts";
import { namedSchemas } from "./schema-names.ts";

export type Json = { [key: string]: unknown };

export type Components = { schemas: Json; refer: (schema: z.ZodType, io: "body" | "answer") => Json };

export function componentsOf(operations: readonly Operation[]): Components {
  const registries = { answer: z.registry<{ id: string }>(), body: z.registry<{ id: string }>() };
  for (const [name, schema] of namedSchemas()) {
    registries.answer.add(schema, { id: name });
    registries.body.add(schema, { id: `${name}Given` });
  }
  for (const operation of operations) {
    const { body, answer } = operation;
    const name = operationId(operation).replace(/^./, (letter) => letter.toUpperCase());
    if (body && !registries.body.has(body)) registries.body.add(body, { id: `${name}Body` });
    if (answer instanceof z.ZodType && !registries.answer.has(answer)) {
      registries.answer.add(answer, { id: `${name}Answer` });
    }
  }
  const made = { ...schemasOf(registries.answer, "output"), ...schemasOf(registries.body, "input") };
  return {
    schemas: referred(made, operations, registries),
    refer: (schema, io) => ({ $ref: refTo(registries[io].get(schema)?.id ?? "") }),
  };
}

export function operationId({ method, path }: Operation): string {
  const words = path
    .split("/")
    .filter(Boolean)
    .map((segment) => segment.replace(/^\{(.+)\}$/, "by-$1"))
    .join("-");
  const name = words.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return method.toLowerCase() + name.replace(/^./, (letter) => letter.toUpperCase());
}

export function parameterSchema(schema: z.ZodType): Json {
  return withoutMarks(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Json);
}

function refTo(name: string) {
  return `#/components/schemas/${name}`;
}

function schemasOf(registry: z.core.$ZodRegistry<{ id: string }>, io: "input" | "output"): Json {
  const { schemas } = z.toJSONSchema(registry, { io, uri: refTo, unrepresentable: "any" });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutMarks(schema as Json)]));
}

function withoutMarks({ $schema, $id, ...schema }: Json): Json {
  return schema;
}

function referred(
  schemas: Json,
  operations: readonly Operation[],
  registries: Record<"answer" | "body", z.core.$ZodRegistry<{ id: string }>>,
): Json {
  const wanted = operations.flatMap(({ body, answer }) => [
    ...(body ? [registries.body.get(body)?.id] : []),
    ...(answer instanceof z.ZodType ? [registries.answer.get(answer)?.id] : []),
  ]);
  const kept: Json = {};
  const waiting = wanted.filter((name) => name !== undefined);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in kept) continue;
    kept[name] = schemas[name];
    const refs = JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    waiting.push(...[...refs].map(([, ref = ""]) => ref));
  }
  return Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)));
}
