import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Schema } from "#tests/support/http/arbitraries.ts";

type Parameter = {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: Schema;
  /** Of `where`: what each field holds, and its operations. */
  "x-fields"?: Record<string, { kind: string | string[]; operations: string[] }>;
};
type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Described = {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  responses: Record<string, { content?: Content }>;
};

type Operation = { parameters: Parameter[]; requestBody?: { content: Content }; responses: Described["responses"] };
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Every operation of the description. */
export function operationsOf({ paths }: OpenApi): Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const body = requestBody?.content["application/json"]?.schema ?? null;
      return { method: method.toUpperCase(), path, parameters, body, responses };
    }),
  );
}

/** What an answer must be by the description: of a declared status, of its type, and by its schema (ajv). */
export function contractOf(document: OpenApi) {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: "openapi", ...document });
  return {
    resolve: (ref: string) => document.components.schemas[ref.split("/").at(-1) ?? ""] ?? {},
    problemsOf({ responses }: Described, { status, headers }: Response, text: string): string[] {
      const declared = responses[status];
      if (!declared) return [`${status} is not declared`];
      if (!declared.content) return text === "" ? [] : ["nothing was declared"];
      const type = headers.get("Content-Type")?.split(";")[0] ?? "";
      const schema = declared.content[type]?.schema;
      if (!schema) return [`${type} is not declared`];
      return type.endsWith("json") ? misfits(schema, JSON.parse(text)) : [];
    },
  };

  function misfits(schema: Schema, value: unknown): string[] {
    const validate = ajv.getSchema(`openapi${schema.$ref}`) ?? ajv.compile(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
  }
}
