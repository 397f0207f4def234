import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Attributes,
  type Context,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { current, currentOf, secondsSince } from "./current.ts";
import type { RouteOf } from "./routes.ts";

type Options = {
  tracer: Tracer;
  meter: Meter;
  routeOf: RouteOf;
  /** A caller that names a trace may be anybody, unless a proxy stands in front. */
  trustsProxy: boolean;
  sandboxPort: string | null;
};

/** Seconds: the ones that OpenTelemetry recommends. */
export const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const files = "/assets/*";
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A span for each request, except for built files, whose many short ones would hide the pages; all are measured. */
export function traceRequests({ tracer, meter, routeOf, trustsProxy, sandboxPort }: Options) {
  const end = recorder(meter);
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (sandboxPort === String(request.socket.localPort)) return;
    const given = describe(request, trustsProxy);
    const path = request.url?.split("?")[0] ?? "";
    const begun = performance.now();
    if (path.startsWith("/assets/"))
      return response.once("close", () => end({ ...given, begun, response, route: files }));
    const route = routeOf(path);
    const { verb, attributes } = given;
    const parent = trustsProxy ? callerOf(request) : ROOT_CONTEXT;
    const span = tracer.startSpan(`${verb} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const store = currentOf(span, route);
    current.enterWith(store);
    response.once("close", () => {
      // why: the API names its operations later (macrocycle.route)
      const last = store.route ?? route;
      if (last !== route) span.updateName(`${verb} ${last}`);
      end({ ...given, begun, response, route: last, span, statements: store.statements });
    });
  });
  diagnostics.subscribe("macrocycle.route", (route) => {
    const store = current.getStore();
    if (store) store.route = String(route);
  });
}

/** Before the app changes the request: one that it refuses becomes another. */
function describe({ method = "", headers }: IncomingMessage, trustsProxy: boolean) {
  const isKnown = knownMethods.has(method);
  const scheme = trustsProxy && headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const attributes = { "http.request.method": isKnown ? method : "_OTHER", "url.scheme": scheme };
  return { verb: isKnown ? method : "HTTP", attributes };
}

type Ended = {
  begun: number;
  attributes: Attributes;
  response: ServerResponse;
  route: string;
  span?: Span;
  statements?: number;
};

function recorder(meter: Meter) {
  const duration = meter.createHistogram("http.server.request.duration", {
    unit: "s",
    description: "Duration of requests",
    advice: { explicitBucketBoundaries: boundaries },
  });
  const asked = meter.createHistogram("macrocycle.request.statements", {
    unit: "{statement}",
    description: "Statements of a request",
    advice: { explicitBucketBoundaries: [0, 1, 2, 3, 5, 8, 13, 21, 34, 55] },
  });
  return ({ begun, attributes, response, route, span, statements }: Ended) => {
    const status = response.headersSent ? response.statusCode : null;
    const outcome = { ...(status !== null && { "http.response.status_code": status }), ...failure(status) };
    duration.record(secondsSince(begun), { ...attributes, ...outcome, "http.route": route });
    if (statements === undefined || !span) return;
    asked.record(statements, { "http.route": route });
    const id = response.getHeader("X-Request-Id");
    span.setAttributes({ ...outcome, "http.route": route });
    if (typeof id === "string") span.setAttribute("http.response.header.x-request-id", [id]);
    if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}

function failure(status: number | null): Attributes {
  if (status === null) return { "error.type": "connection closed" };
  return status >= 500 ? { "error.type": String(status) } : {};
}

const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

function callerOf({ headers }: IncomingMessage): Context {
  const [, traceId, spanId, flags = ""] = traceParent.exec(String(headers.traceparent)) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, caller);
}
