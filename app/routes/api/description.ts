import { z } from "zod";
import { openApiOf } from "#app/http/api/openapi.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { env } from "#app/http/env.server.ts";
import examples from "./examples.json" with { type: "json" };
import { resources } from "./registry.ts";

export function describeApi() {
  return openApiOf(resources, env().PRODUCT_NAME, examples);
}

export const description = resource("Description", [
  operation({
    method: "GET",
    path: "/openapi.json",
    summary: "This API, as OpenAPI 3.1",
    access: "public",
    scope: null,
    answer: z.unknown(),
    catalogue: true,
    run: async () => describeApi(),
  }),
]);
