import { z } from "zod";
import { httpUrl, numberFrom, oneOf } from "./kinds.ts";

const collector = httpUrl.transform((text, { addIssue }) => {
  const { search, hash, username, password } = new URL(text);
  if (!search && !hash && !username && !password) return text.replace(/\/+$/, "");
  addIssue("must be an address such as http://collector:4318, without a query or a login");
  return z.NEVER;
});

/** OpenTelemetry's form of several values in one setting. */
function pairs(name: RegExp, example: string) {
  return z.string().transform((text, { addIssue }) => {
    const found = text.split(",").map((pair) => parsePair(pair.trim(), name));
    if (found.every((pair) => pair !== null)) return Object.fromEntries(found);
    addIssue(`must be names and percent-encoded values, such as ${example}`);
    return z.NEVER;
  });
}

function parsePair(pair: string, name: RegExp): [string, string] | null {
  const [, key = "", encoded = ""] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
  const value = decoded(encoded.trim());
  const isFine = name.test(key.trim()) && value !== null && !/\p{Cc}/u.test(value);
  return isFine ? [key.trim(), value] : null;
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The names are OpenTelemetry's; scripts/telemetry uses them, and loads nothing without an endpoint. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(/^[\w!#$%&'*+.^`|~-]+$/, "authorization=Bearer%20token,x-tenant=one").optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(["http/json"]).default("http/json"),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs(/^[\w.-]+$/, "deployment.environment.name=staging").optional(),
  /** The share of traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1, { decimals: 4 }).default(1),
  /** Milliseconds. */
  OTEL_METRIC_EXPORT_INTERVAL: numberFrom(1000, 3_600_000).default(60_000),
};
