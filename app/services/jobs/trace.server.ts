import diagnostics from "node:diagnostics_channel";

export type JobEnd = "done" | "dead";

/** For telemetry. Costs nothing if nobody listens. */
const jobs = diagnostics.tracingChannel<string, { queue: string }>("macrocycle.job");

export function traceJob<T>(queue: string, run: () => Promise<T>): Promise<T> {
  return jobs.hasSubscribers ? jobs.tracePromise(run, { queue }) : run();
}
