import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type Tracer,
  trace,
} from "@opentelemetry/api";

/** The request or job that runs: its span, and the context for spans below it. */
export type Current = { span: Span; context: Context; statements: number; route: string | null };

export const current = new AsyncLocalStorage<Current | undefined>();

export function currentOf(span: Span, route: string | null = null): Current {
  return { span, context: trace.setSpan(ROOT_CONTEXT, span), statements: 0, route };
}

/** Null outside of requests and jobs, and in those that are not recorded. */
export function spanBelow(tracer: Tracer, name: string, attributes: Attributes): Span | null {
  const parent = current.getStore();
  if (!parent?.span.isRecording()) return null;
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent.context);
}

export function secondsSince(begun: number) {
  return (performance.now() - begun) / 1000;
}

/** The code or the type: a message may contain what somebody typed. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "_OTHER";
  if (error.cause instanceof Error) return errorType(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.constructor.name;
}
