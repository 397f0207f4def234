import diagnostics from "node:diagnostics_channel";
import { type Meter, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { type Current, current, currentOf, errorType, secondsSince } from "./current.ts";

type Job = { queue: string; result?: unknown; error?: unknown; begun?: number; running?: Current };

/** A span for each try of a job, with its statements and calls; of jobs of queues and of daily and hourly ones. */
export function traceJobs({ tracer, meter }: { tracer: Tracer; meter: Meter }) {
  const duration = meter.createHistogram("macrocycle.job.duration", {
    unit: "s",
    description: "Duration of tries of jobs, by how they ended: done, failed (tried again) or dead (given up)",
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300] },
  });
  const channel = diagnostics.tracingChannel<Current | undefined, Job>("macrocycle.job");
  channel.start.bindStore(current, (job: Job) => {
    const attributes = { "macrocycle.job.queue": job.queue };
    const span = tracer.startSpan(`job ${job.queue}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
    job.begun = performance.now();
    job.running = currentOf(span);
    return job.running;
  });
  channel.asyncEnd.subscribe((message) => {
    const { queue, result, error, begun = 0, running } = message as Job;
    const succeeded = result === "dead" ? "dead" : "done";
    const outcome = error === undefined ? succeeded : "failed";
    duration.record(secondsSince(begun), { queue, outcome });
    const span = running?.span.setAttribute("macrocycle.job.outcome", outcome);
    if (error !== undefined) span?.setAttribute("error.type", errorType(error));
    if (outcome !== "done") span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
