import diagnostics from "node:diagnostics_channel";
import { type Meter, type Span, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { current, errorType, secondsSince, spanBelow } from "./current.ts";
import { boundaries } from "./requests.ts";

/** One statement, from the moment it is asked: it may wait for its turn in the pool. */
type Statement = { text: string; operation?: string; begun?: number; span?: Span | null; error?: unknown };

const system = { "db.system.name": "postgresql" };

/** A span for each statement below its request or job, with its text, which has no values. */
export function traceStatements({ tracer, meter }: { tracer: Tracer; meter: Meter }) {
  const duration = meter.createHistogram("db.client.operation.duration", {
    unit: "s",
    description: "Duration of statements",
    advice: { explicitBucketBoundaries: [0.001, ...boundaries] },
  });
  const channel = diagnostics.tracingChannel<string, Statement>("macrocycle.statement");
  channel.start.subscribe((message) => {
    const statement = message as Statement;
    const { text } = statement;
    const operation = operationOf(text);
    const table = /\b(?:from|into|update) "(\w+)"/.exec(text)?.[1];
    const described = { "db.operation.name": operation, ...(table && { "db.collection.name": table }) };
    const name = table ? `${operation} ${table}` : operation;
    statement.operation = operation;
    statement.begun = performance.now();
    statement.span = spanBelow(tracer, name, { ...system, ...described, "db.query.text": text });
    const running = current.getStore();
    if (running) running.statements += 1;
  });
  channel.asyncEnd.subscribe((message) => {
    const { operation, begun = 0, span, error } = message as Statement;
    const failed = error === undefined ? {} : { "error.type": errorType(error) };
    duration.record(secondsSince(begun), { ...system, "db.operation.name": operation, ...failed });
    if (error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR }).setAttributes(failed);
    span?.end();
  });
}

function operationOf(text: string) {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "OTHER";
}
