import { z } from "zod";
import { describeFilters, type Examples, formatScope, whoMay } from "./openapi.ts";
import { type Json, operationId, parameterSchema } from "./openapi-schemas.ts";
import type { Operation, Resource } from "./operation.ts";

/** `isRequired`: or the kind of body that requires it, like 'grantType "password"'. */
export type FieldView = { name: string; type: string; isRequired: boolean | string; note: string | null };
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
  /** As JSON. */
  examples: { body: string | null; answer: string | null };
};
export type ResourceView = { name: string; id: string; operations: OperationView[] };

export function docsView(resources: readonly Resource[], examples: Examples): ResourceView[] {
  return resources.map(({ name, operations }) => {
    return {
      name,
      id: name.toLowerCase().replace(/\W+/g, "-"),
      operations: operations.map((one) => viewOf(one, examples)),
    };
  });
}

function viewOf(operation: Operation, examples: Examples): OperationView {
  const { method, path, summary, description = null, filters, body } = operation;
  const example = examples[`${method} ${path}`];
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
    examples: { body: printJson(example?.body), answer: printJson(example?.answer) },
  };
}

function printJson(example: unknown) {
  return example === undefined ? null : JSON.stringify(example, null, "\t");
}

function queryFields({ query }: Operation): FieldView[] {
  return Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, schema]) => {
    const isText = name === "where" || name === "cursor";
    const described = isText ? anything : describeType(parameterSchema(schema));
    const type = described === anything ? "text" : described;
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
  if (kinds) return fieldsOfKinds(kinds);
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => {
    const note = typeof field.description === "string" ? field.description : null;
    return { name, type: describeType(field, 1), isRequired: required.includes(name), note };
  });
}

function fieldsOfKinds(kinds: Json[]): FieldView[] {
  const known = kinds.map((kind) => ({ fields: fieldsOf(kind), name: nameOfKind(kind) })).filter(hasFields);
  const all = new Map(known.flatMap(({ fields }) => fields).map((field) => [field.name, field]));
  return [...all.values()].map((field) => {
    const requiring = known.filter(({ fields }) =>
      fields.some(({ name, isRequired }) => name === field.name && isRequired),
    );
    const isRequired = requiring.length === known.length || requiring.flatMap(({ name }) => name || []).join(" or ");
    const types = known.flatMap(({ fields }) =>
      fields.filter(({ name }) => name === field.name).map(({ type }) => type),
    );
    return { ...field, type: [...new Set(types)].join(" or "), isRequired };
  });
}

function hasFields({ fields }: { fields: FieldView[] }) {
  return fields.length > 0;
}

/** 'grantType "password"'. */
function nameOfKind({ properties }: Json) {
  const [name, field] =
    Object.entries((properties ?? {}) as Record<string, Json>).find(([, one]) => "const" in one) ?? [];
  return name ? `${name} ${JSON.stringify(field?.const)}` : "";
}

const words: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
};
const anything = "anything";
const formats: Record<string, string> = { uuid: "id", "date-time": "moment", date: "day" };

function describeType(schema: Json, depth = 0): string {
  const { const: code, enum: codes, type, items } = schema;
  if (code !== undefined) return JSON.stringify(code);
  if (Array.isArray(codes)) return codes.map((one) => JSON.stringify(one)).join(" | ");
  const kinds = kindsOf(schema);
  if (kinds) return [...new Set(kinds.map((kind) => describeType(kind, depth)))].join(" or ");
  if (Array.isArray(type)) return type.map((one) => describeType({ ...schema, type: one }, depth)).join(" or ");
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
  return known ?? words[String(type)] ?? anything;
}
