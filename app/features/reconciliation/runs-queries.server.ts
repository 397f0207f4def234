import { inArray } from "drizzle-orm";
import { formatMoment } from "#app/domain/schedule/time-zone.ts";
import type { Context } from "#app/services/context.server.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import { jobMarks } from "#db/schema/jobs.ts";

export const booksJob = "check-books";

/** Placeholder until the job first succeeds. */
export const neverDone = "never";

export function reconcileJob(environment: GatewayEnvironment): string {
  return `reconcile ${environment}`;
}

export async function listRuns({ db, services, timeZone }: Context): Promise<RunView[]> {
  const { environment } = services.payments;
  const names = environment === null ? [booksJob] : [reconcileJob(environment), booksJob];
  const marks = await db.select().from(jobMarks).where(inArray(jobMarks.name, names));
  return names.map((name) => {
    const mark = marks.find((one) => one.name === name);
    const format = (moment: Date | null | undefined) => moment && formatMoment(moment, timeZone);
    return {
      what: name === booksJob ? "Books" : "Orders and subscriptions",
      good: (mark && mark.place !== neverDone && format(mark.reachedAt)) || null,
      failed: format(mark?.failedAt) || null,
      failure: mark?.failure ?? "",
    };
  });
}

/** Times in the viewer's time zone; null if there was none. */
export type RunView = { what: string; good: string | null; failed: string | null; failure: string };
