import { and, inArray } from "drizzle-orm";
import { formatEffort } from "#app/domain/completions/effort.ts";
import { inOwnUnits } from "#app/domain/completions/own-units.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { comparedOf, extrasOf, selectCompletions } from "#app/features/completions/page-queries.server.ts";
import { type Details, listDetails, ownCompletions } from "#app/features/completions/queries.server.ts";
import type { Compared, Extras } from "#app/features/completions/views.ts";
import { ownPlan } from "#app/features/compliance/queries.server.ts";
import { listRaised, type RaisedRecord } from "#app/features/records/raised-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";

/** A workout that the actor did. `effort`: 'very hard (7)'. */
export type Trained = Compared &
  Omit<Extras, "session"> & {
    id: string;
    name: string;
    programName: string;
    on: string;
    doneAt: Date;
    effort: string | null;
    minutes: number | null;
    comment: string;
    successfullyCompleted: boolean;
  };

/** In the actor's own units. Two statements; of somebody else's nothing. */
export async function listTrained(ctx: Context, ids: readonly string[]): Promise<Trained[]> {
  const rows = await selectCompletions(ctx, and(ownCompletions(ctx.actor), inArray(completions.id, [...ids])), {});
  if (rows.length === 0) return [];
  const details = await listDetails(ctx, ctx.actor.accountId, ids);
  return rows.flatMap((row) => {
    const found = details.get(row.id);
    if (!found) return [];
    const { session: _, ...extras } = extrasOf(row);
    return [
      {
        ...comparedOf(inUnits(found, ctx.preferences.units)),
        ...extras,
        id: row.id,
        name: row.workoutName || "Workout",
        programName: row.programName,
        on: row.doneOn,
        doneAt: row.doneAt,
        effort: row.sessionRpe === null ? null : formatEffort(row.sessionRpe),
        minutes: row.minutes,
        comment: row.comment ?? "",
        successfullyCompleted: row.successfullyCompleted,
      },
    ];
  });
}

function inUnits({ workout, prescribed, ...rest }: Details, units: PreferredUnits): Details {
  const asked = prescribed && { ...prescribed, workout: inOwnUnits(prescribed.workout, units) };
  return { ...rest, workout: inOwnUnits(workout, units), prescribed: asked };
}

export type Next = { on: string; name: string; programId: string; key: string } | null;

/** In days: how far ahead the next workout is looked for. */
const lookAhead = 14;

/** At most six statements. */
export async function readTrained(
  ctx: Context,
  completionId: string,
): Promise<{ done: Trained; raised: RaisedRecord[]; next: Next }> {
  const id = parseUuid(completionId) ?? EMPTY_ID;
  const [done] = await listTrained(ctx, [id]);
  if (!done) throw new NotFound();
  const today = todayOf(ctx);
  const [raised, plan] = await Promise.all([
    listRaised(ctx, done),
    ownPlan(ctx, { from: today, to: addDays(today, lookAhead) }),
  ]);
  const planned = plan.find(({ status }) => status === "planned");
  const next = planned && {
    on: planned.on,
    name: planned.name || "Workout",
    programId: planned.programId,
    key: planned.key,
  };
  return { done, raised, next: next ?? null };
}
