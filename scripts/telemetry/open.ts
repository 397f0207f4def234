import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Env } from "#app/http/env.server.ts";
import { log } from "#app/services/log.server.ts";
import { traceCalls } from "./calls.ts";
import { watched } from "./exporting.ts";
import { measureProcess } from "./figures.ts";
import { traceJobs } from "./jobs.ts";
import { traceRequests } from "./requests.ts";
import { readRoutes } from "./routes.ts";
import { traceStatements } from "./statements.ts";

/** Milliseconds: a collector that takes longer is away. */
const exportLimit = 5_000;
/** Milliseconds, within the time that a supervisor gives a server to stop. */
const stopLimit = 2_000;
/** Spans; what a slow collector leaves behind is dropped above it. About 10 MB. */
const maxWaiting = 8_192;
/** Characters of a statement. */
const longestValue = 2_000;

/** Before the app is loaded, so that it hears of the first request. Returns how to send what is left. */
export function openTelemetry(env: Env, endpoint: string): () => Promise<void> {
  const resource = resourceFromAttributes({
    "service.instance.id": `${hostname()}-${process.pid}`,
    "service.name": "macrocycle",
    ...env.OTEL_RESOURCE_ATTRIBUTES,
    ...(env.OTEL_SERVICE_NAME && { "service.name": env.OTEL_SERVICE_NAME }),
  });
  const traces = openTraces(env, endpoint, resource);
  const metrics = openMetrics(env, endpoint, resource);
  const signals = { tracer: traces.getTracer("macrocycle"), meter: metrics.getMeter("macrocycle") };
  const sandboxPort = env.BRAINTREE_SANDBOX_URL ? new URL(env.BRAINTREE_SANDBOX_URL).port : null;
  traceRequests({ ...signals, routeOf: readRoutes(), trustsProxy: env.TRUST_PROXY, sandboxPort });
  traceJobs(signals);
  traceStatements(signals);
  traceCalls(signals);
  measureProcess(signals.meter);
  return async () => {
    const ended = Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    await Promise.race([ended, wait(stopLimit)]);
  };
}

type Resource = ReturnType<typeof resourceFromAttributes>;

function openTraces(env: Env, endpoint: string, resource: Resource) {
  const exporter = new OTLPTraceExporter({ ...to(env), url: `${endpoint}/v1/traces` });
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(exporter, "traces", log),
        maxQueueSize: maxWaiting,
        exportTimeoutMillis: exportLimit,
      }),
    ],
  });
}

function openMetrics(env: Env, endpoint: string, resource: Resource) {
  const exporter = new OTLPMetricExporter({ ...to(env), url: `${endpoint}/v1/metrics` });
  const exportIntervalMillis = env.OTEL_METRIC_EXPORT_INTERVAL;
  const reader = new PeriodicExportingMetricReader({
    exporter: watched(exporter, "metrics", log),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportIntervalMillis, exportLimit),
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function to(env: Env) {
  return { headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {}, timeoutMillis: exportLimit };
}
