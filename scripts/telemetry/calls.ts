import diagnostics from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type Attributes, type Meter, type Span, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { current, errorType, secondsSince, spanBelow } from "./current.ts";
import { boundaries } from "./requests.ts";

type Call = { begun: number; attributes: Attributes; span: Span | null; status?: number; error?: unknown };

/** Of a fetch, which Node sends by itself. */
type Fetched = { method: string; origin: string | URL };

/**
 * A span for each call to another server below its request or job: by fetch, or by node:http as the gateway's client and
 * the bucket's do. Of the address only the host, since a path may contain a token.
 */
export function traceCalls({ tracer, meter }: { tracer: Tracer; meter: Meter }) {
  const duration = meter.createHistogram("http.client.request.duration", {
    unit: "s",
    description: "Duration of calls to other servers",
    advice: { explicitBucketBoundaries: boundaries },
  });
  const calls = new WeakMap<object, Call>();

  function begin(key: object, method: string, address: string) {
    // why: what throws here would end the process, and an address may be of another kind
    const url = URL.parse(address);
    // why: exports are calls, too, and belong to nobody
    if (!url || !current.getStore()) return;
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const attributes = { "http.request.method": method, "server.address": url.hostname, "server.port": port };
    const span = spanBelow(tracer, `${method} ${url.hostname}`, attributes);
    calls.set(key, { begun: performance.now(), attributes, span });
  }

  function note(key: object, seen: Pick<Call, "status" | "error">) {
    const call = calls.get(key);
    if (call) Object.assign(call, seen);
  }

  function end(key: object) {
    const call = calls.get(key);
    if (!call) return;
    calls.delete(key);
    const outcome = outcomeOf(call);
    duration.record(secondsSince(call.begun), { ...call.attributes, ...outcome });
    if ("error.type" in outcome) call.span?.setStatus({ code: SpanStatusCode.ERROR });
    call.span?.setAttributes(outcome).end();
  }

  hearFetch({ begin, note, end });
  hearHttp({ begin, note, end });
}

function outcomeOf({ status, error }: Call): Attributes {
  const answered = status === undefined ? {} : { "http.response.status_code": status };
  if (error !== undefined) return { ...answered, "error.type": errorType(error) };
  if (status === undefined) return { "error.type": "connection closed" };
  return status >= 400 ? { ...answered, "error.type": String(status) } : answered;
}

type Ears = {
  begin: (key: object, method: string, address: string) => void;
  note: (key: object, seen: Pick<Call, "status" | "error">) => void;
  end: (key: object) => void;
};

function hearFetch({ begin, note, end }: Ears) {
  on<{ request: Fetched }>("undici:request:create", ({ request }) => {
    begin(request, request.method, String(request.origin));
  });
  on<{ request: Fetched; response: { statusCode: number } }>("undici:request:headers", ({ request, response }) => {
    note(request, { status: response.statusCode });
  });
  on<{ request: Fetched }>("undici:request:trailers", ({ request }) => end(request));
  on<{ request: Fetched; error: unknown }>("undici:request:error", ({ request, error }) => {
    note(request, { error });
    end(request);
  });
}

function hearHttp({ begin, note, end }: Ears) {
  on<{ request: ClientRequest }>("http.client.request.created", ({ request }) => {
    const host = request.getHeader("host") ?? request.host;
    begin(request, request.method, `${request.protocol}//${host}`);
    request.once("close", () => end(request));
  });
  on<{ request: ClientRequest; response: IncomingMessage }>("http.client.response.finish", ({ request, response }) => {
    note(request, { status: response.statusCode ?? 0 });
  });
  on<{ request: ClientRequest; error: unknown }>("http.client.request.error", ({ request, error }) => {
    note(request, { error });
  });
}

function on<T>(channel: string, hear: (message: T) => void) {
  diagnostics.subscribe(channel, (message) => hear(message as T));
}
