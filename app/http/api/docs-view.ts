import { z } from "zod";
import { describeFilters, formatScope, whoMay } from "./openapi.ts";
import { type Json, operationId, parameterSchema } from "./openapi-schemas.ts";
import type { Operation, Resource } from "./operation.ts";

export type FieldView = { name: string; type: string; isRequired: boolean; note: string | null };
export type OperationView = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | null;
  who: string;
  scope: string | null;
  query: FieldView[];
  filters: string | null;
  body: FieldView[] | null;
  answer: { what: string; fields: FieldView[] } | null;
};
export type ResourceView = { name: string; id: string; operations: OperationView[] };

export function docsView(resources: readonly Resource[]): ResourceView[] {
  return resources.map(({ name, operations }) => {
    return { name, id: name.toLowerCase().replace(/\W+/g, "-"), operations: operations.map(viewOf) };
  });
}

function viewOf(operation: Operation): OperationView {
  const { method, path, summary, description = null, filters, body } = operation;
  return {
    id: operationId(operation),
    method,
    path,
    summary,
    description,
    who: whoMay(operation),
    scope: formatScope(operation),
    query: queryFields(operation),
    filters: filters && describeFilters(filters),
    body: body && fieldsOf(schemaOf(body, "input")),
    answer: answerOf(operation),
  };
}

function queryFields({ query }: Operation): FieldView[] {
  return Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, schema]) => {
    const isText = name === "where" || name === "cursor";
    const type = isText ? "text" : describeType(parameterSchema(schema));
    return { name, type, isRequired: !schema.safeParse(undefined).success, note: schema.description ?? null };
  });
}

function answerOf({ answer }: Operation): OperationView["answer"] {
  if (answer === null) return null;
  if (!(answer instanceof z.ZodType)) return { what: `a file, ${answer.file}`, fields: [] };
  const schema = schemaOf(answer, "output");
  return { what: describeType(schema), fields: fieldsOf(schema) };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline", cycles: "ref" }) as Json;
}

function fieldsOf(schema: Json): FieldView[] {
  if (schema.type === "array") return fieldsOf((schema.items ?? {}) as Json);
  const kinds = kindsOf(schema);
  if (kinds) return [...new Map(kinds.flatMap(fieldsOf).map((field) => [field.name, field])).values()];
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => {
    const note = typeof field.description === "string" ? field.description : null;
    return { name, type: describeType(field, 1), isRequired: required.includes(name), note };
  });
}

const words: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
};
const formats: Record<string, string> = { uuid: "id", "date-time": "moment", date: "day" };

function describeType(schema: Json, depth = 0): string {
  const { const: code, enum: codes, type, items } = schema;
  if (code !== undefined) return JSON.stringify(code);
  if (Array.isArray(codes)) return codes.map((one) => JSON.stringify(one)).join(" | ");
  const kinds = kindsOf(schema);
  if (kinds) return [...new Set(kinds.map((kind) => describeType(kind, depth)))].join(" or ");
  if (type === "array") return `list of ${describeType((items ?? {}) as Json, depth)}`;
  return type === "object" ? describeObject(schema, depth) : describePlainType(schema);
}

function kindsOf({ anyOf, oneOf }: Json) {
  return (anyOf ?? oneOf) as Json[] | undefined;
}

function describeObject({ properties }: Json, depth: number) {
  const names = Object.keys((properties ?? {}) as object);
  return depth === 0 || names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
}

function describePlainType({ type, format }: Json) {
  const known = typeof format === "string" ? formats[format] : undefined;
  return known ?? words[String(type)] ?? "anything";
}
