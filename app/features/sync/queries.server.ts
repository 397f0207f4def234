import { sql } from "drizzle-orm";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { changes } from "#db/schema/changes.ts";
import { printCursor, type SyncCursor } from "./cursor.ts";

/** In milliseconds, 90 days: how long deletions are told. */
export const cursorLifetime = 90 * 24 * 60 * 60 * 1000;

export type Change = { kind: (typeof changes.$inferSelect)["kind"]; id: string; isDeleted: boolean; changedAt: Date };

/** `cursor`: for the next call. `hasMore`: call again at once. */
export type Synced = { changes: Change[]; cursor: string; hasMore: boolean };

type Row = {
  epoch: string;
  horizon: string;
  kind: Change["kind"] | null;
  id: string;
  transaction: string;
  isDeleted: boolean;
  changedAt: string;
};

/**
 * What changed since the cursor, each thing once; null for a cursor that is too old, or of another database. Without a
 * cursor, only where to begin. The next cursor stays before the oldest unfinished transaction, so none that commits late
 * is skipped; what was committed after it is told again.
 */
export async function changesSince(ctx: Context, since: SyncCursor | null, limit: number): Promise<Synced | null> {
  allow(ctx.actor, "completion:manage");
  if (since && ctx.now.getTime() - since.at.getTime() > cursorLifetime) return null;
  const rows = await selectChanges(ctx, since, limit + 1);
  const [first] = rows;
  if (!first) throw new Error("A sync always has a row.");
  const { epoch, horizon } = first;
  if (since && since.epoch !== epoch) return null;
  const found = rows.filter(({ kind }) => kind !== null);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const changes = page.map(toChange);
  if (since && last && BigInt(last.transaction) < BigInt(horizon)) {
    const after = { kind: last.kind ?? "", id: last.id };
    return { changes, cursor: printCursor({ ...since, transaction: last.transaction, after }), hasMore: true };
  }
  return { changes, cursor: printCursor({ epoch, transaction: horizon, at: ctx.now, after: null }), hasMore: false };
}

function toChange({ kind, id, isDeleted, changedAt }: Row): Change {
  return { kind: kind as Change["kind"], id, isDeleted, changedAt: new Date(changedAt) };
}

// why: in one statement, which one server answers even if accounts were split over several
function selectChanges({ db, actor }: Context, since: SyncCursor | null, limit: number) {
  const whose = sql`account_id = ${actor.accountId}::uuid and user_id = ${actor.userId}::uuid`;
  const after = since?.after
    ? sql`(transaction, kind, entity_id) > (${since.transaction}::xid8, ${since.after.kind}, ${since.after.id}::uuid)`
    : sql`transaction >= ${since?.transaction ?? "0"}::xid8`;
  return db.execute<Row>(sql`
    with mark as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as horizon, concat_ws('-',
        (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
        'changes'::regclass::oid) as epoch
    )
    select mark.epoch, mark.horizon::text as horizon, one.kind, one.entity_id as id,
      one.transaction::text as transaction, one.changed_at as "changedAt", case one.kind when 'assignment'
        then not exists (${givenStill(actor)}) else one.is_deleted end as "isDeleted"
    from mark left join lateral (
      select * from ${changes} where ${whose} and ${since !== null} and ${after}
      order by transaction, kind, entity_id limit ${limit}
    ) one on true
    order by one.transaction, one.kind, one.entity_id`);
}

/** By any coach, since of two who gave the same program one may have taken it away, or bought. */
function givenStill({ accountId, userId }: Context["actor"]) {
  return sql`select 1 from account_clients coached
    join program_assignments given on given.account_id = coached.account_id and given.assignee_id = coached.user_id
    where coached.user_id = ${userId}::uuid and given.program_id = one.entity_id
    union all select 1 from program_purchases bought where bought.account_id = ${accountId}::uuid
      and bought.buyer_id = ${userId}::uuid and bought.program_id = one.entity_id`;
}
