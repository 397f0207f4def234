import { z } from "zod";
import { scopeName } from "#app/domain/access/scopes.ts";
import { comparisonsOf, type FilterFields } from "#app/domain/filters/where.ts";
import { reachOf } from "#app/domain/policy/can.ts";
import { roleNames, roles } from "#app/domain/policy/roles.ts";
import { paths } from "#app/paths.ts";
import { type Components, componentsOf, type Json, operationId, parameterSchema } from "./openapi-schemas.ts";
import type { Operation, Resource } from "./operation.ts";

/** By "PUT /posts/{id}": what a test sent, and the answer that it got. */
export type Examples = Partial<Record<string, { body?: unknown; answer?: unknown }>>;

export function openApiOf(resources: readonly Resource[], productName: string, examples: Examples) {
  const components = componentsOf(resources.flatMap(({ operations }) => operations));
  const described: Record<string, Record<string, Json>> = {};
  for (const { name, operations } of resources) {
    for (const operation of operations) {
      described[operation.path] ??= {};
      Object.assign(described[operation.path] ?? {}, {
        [operation.method.toLowerCase()]: describe(operation, name, components, examples),
      });
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${productName} API`, version: "1", description: introduction },
    servers: [{ url: paths.api() }],
    tags: resources.map(({ name }) => ({ name })),
    paths: described,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { ...components.schemas, Problem: problemSchema },
    },
  };
}

const introduction =
  "Every call except the public ones needs a bearer token: from a login (POST /token), or a personal one (Settings, Account). What you may not see returns 404. Errors are application/problem+json.";

function describe(operation: Operation, tag: string, components: Components, examples: Examples): Json {
  const { summary, description, access, scope, body, multipart, method, path } = operation;
  const example = examples[`${method} ${path}`];
  const type = multipart ? "multipart/form-data" : "application/json";
  return {
    operationId: operationId(operation),
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: access === "public" ? [] : [{ bearer: [] }],
    ...(scope && scope !== "login" ? { "x-scope": scope } : {}),
    "x-who": whoMay(operation),
    parameters: [...inPath(operation), ...inQuery(operation)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [type]: withExample(components.refer(body, "body"), example?.body) },
          },
        }
      : {}),
    responses: { ...good(operation, components, example?.answer), ...unchanged(operation), ...bad(operation) },
  };
}

function withExample(schema: Json, example: unknown): Json {
  return example === undefined ? { schema } : { schema, example };
}

export function whoMay({ access }: Pick<Operation, "access">): string {
  if (access === "public") return "Everybody";
  if (access === "any user") return "Anybody who is logged in";
  return roles.flatMap((role) => (reachOf({ roles: [role] }, access) === "none" ? [] : [roleNames[role]])).join(", ");
}

export function formatScope({ scope }: Pick<Operation, "scope">): string | null {
  if (scope === null) return null;
  return scope === "login" ? "only the token of a login" : `${scope} (${scopeName(scope)})`;
}

function inPath({ params }: Operation): Json[] {
  return Object.entries(params).map(([name, schema]) => {
    return { name, in: "path", required: true, schema: parameterSchema(schema) };
  });
}

function inQuery({ query, filters }: Operation): Json[] {
  return Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, schema]) => {
    const isText = name === "where" || name === "cursor";
    const description = name === "where" && filters ? describeFilters(filters) : schema.description;
    return {
      name,
      in: "query",
      required: !schema.safeParse(undefined).success,
      ...(description === undefined ? {} : { description }),
      schema: isText ? { type: "string" } : parameterSchema(schema),
      ...(name === "where" && filters ? { "x-fields": fieldsOf(filters) } : {}),
    };
  });
}

function fieldsOf(filters: FilterFields) {
  const fields = Object.entries(filters).map(([name, kind]) => [name, { kind, operations: comparisonsOf(kind) }]);
  return Object.fromEntries(fields);
}

export function describeFilters(filters: FilterFields): string {
  const fields = Object.entries(filters).map(([name, kind]) => {
    const what = typeof kind === "object" ? kind.join(" | ") : kind;
    return `${name} (${what}): ${comparisonsOf(kind).join(", ")}`;
  });
  return `JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: ${fields.join("; ")}.`;
}

function good({ status, answer, isList }: Operation, components: Components, example: unknown): Json {
  if (answer === null) return { [status]: { description: "Done" } };
  const [type, schema] =
    answer instanceof z.ZodType
      ? ["application/json", components.refer(answer, "answer")]
      : [answer.file, { type: "string", format: "binary" }];
  return {
    [status]: {
      description: "Success",
      ...(isList ? { headers: listHeaders } : {}),
      content: { [type]: withExample(schema, example) },
    },
  };
}

const listHeaders = {
  "x-total-count": { description: "The number of all rows, unless noCount is set", schema: { type: "integer" } },
  Link: { description: "The next page's address", schema: { type: "string" } },
};

function unchanged({ catalogue }: Operation): Json {
  return catalogue ? { 304: { description: "Unchanged (If-None-Match)" } } : {};
}

function bad({ access, body, evenExpired, mayBeGone, method }: Operation): Json {
  const statuses = [
    400,
    ...(access === "public" && body === null ? [] : [401, 403]),
    ...(access === "public" || evenExpired ? [] : [402]),
    404,
    ...(mayBeGone ? [410] : []),
    ...(method === "GET" ? [] : [409, 429]),
    ...(body ? [411, 413, 415, 422] : []),
  ];
  const problem = { description: "A problem", content: { "application/problem+json": { schema: problemRef } } };
  return Object.fromEntries(statuses.map((status) => [status, problem]));
}

const problemRef = { $ref: "#/components/schemas/Problem" };
const text = { type: "string" };
const fieldProblem = { type: "object", required: ["field", "message"], properties: { field: text, message: text } };
const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    detail: text,
    errors: { type: "array", items: fieldProblem },
    current: { description: "The current state, if somebody else saved in the meantime" },
  },
};
