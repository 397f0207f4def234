import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { listenAgain } from "./processes.ts";

type Value = { stringValue?: string; intValue?: number; arrayValue?: { values: Value[] } };
type Attribute = { key: string; value: Value };

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: Attribute[];
};

type Histogram = { dataPoints: { attributes: Attribute[] }[] };

export type ReceivedMetric = {
  name: string;
  unit: string;
  histogram?: Histogram;
  sum?: Histogram & { isMonotonic: boolean };
  gauge?: Histogram;
};

/** Stands in a collector's place, on a port of its own: keeps what it is sent, and does not answer while it hangs. */
export async function startReceiver({ hangs = false } = {}) {
  const bodies: { path: string; body: string; headers: Record<string, unknown> }[] = [];
  const waiting: ServerResponse[] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    bodies.push({ path: request.url ?? "", body: await text(request), headers: request.headers });
    if (hangs) waiting.push(response);
    else response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    arrivals.emit("arrival");
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;

  async function stop() {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  }

  const sent = <T>(path: string, read: (body: string) => T[]) =>
    bodies.filter((one) => one.path === path).flatMap(({ body }) => read(body));

  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () => sent("/v1/traces", spansIn),
    metrics: () => sent("/v1/metrics", metricsIn),
    async until(isThere: () => boolean) {
      while (!isThere()) await once(arrivals, "arrival");
    },
    away: stop,
    back: () => listenAgain(() => listen(port)),
    stop,
  };
}

function spansIn(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

function metricsIn(body: string): ReceivedMetric[] {
  type Body = { resourceMetrics: { scopeMetrics: { metrics: ReceivedMetric[] }[] }[] };
  const { resourceMetrics } = JSON.parse(body) as Body;
  return resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics));
}

export function attributesOf({ attributes }: { attributes: Attribute[] }): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));
}

function plain({ stringValue, intValue, arrayValue }: Value): unknown {
  return stringValue ?? intValue ?? arrayValue?.values.map(plain);
}

/** The spans whose parent it is. */
export function below(spans: ReceivedSpan[], parent: ReceivedSpan | undefined) {
  return spans.filter((span) => span.parentSpanId === parent?.spanId && span.traceId === parent?.traceId);
}
