import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { athletes } from "#scripts/demo-data/month/athletes.ts";

type Row = Record<string, unknown>;

/** What each way has for itself: who is logged in where, and what is typed before it is finished. */
const ofOneWay = ["sessions", "token_families", "refresh_tokens", "drafts"];

/** Made by whoever sends, or the time of sending. */
const apart = ["id", "entity_id", "occurrence", "transaction"];

/**
 * By table, every row that names one of the month's athletes, without ids and times of their own. A completion is called
 * by its workout, a response by its day.
 */
export async function storedIn(db: Db): Promise<Record<string, Row[]>> {
  const tables = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name, min(column_name) as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'athlete_id') group by table_name order by table_name`);
  const names = await namesIn(db);
  const found = tables
    .filter(({ name }) => !ofOneWay.includes(name))
    .map(async ({ name, column }) => {
      const rows = await db.execute(
        sql`select * from ${sql.identifier(name)} where ${sql.identifier(column)} in ${people}`,
      );
      const told = rows.filter(isOfBoth).map((row) => JSON.stringify(comparable(row, names)));
      return [name, told.sort().map((text) => JSON.parse(text))] as const;
    });
  return Object.fromEntries((await Promise.all(found)).filter(([, rows]) => rows.length > 0));
}

/** Apps are told of drafts, too. */
function isOfBoth({ kind }: Row) {
  return kind !== "draft";
}

const emails = sql.join(
  athletes.map(({ email }) => sql`${email}`),
  sql`, `,
);
const people = sql`(select user_id from user_emails where email in (${emails}))`;

async function namesIn(db: Db) {
  const rows = await db.execute<{ id: string; name: string }>(sql`
    select id, concat_ws(' ', user_id, program_id, workout_key) as name from completions where user_id in ${people}
    union all select id, concat_ws(' ', user_id, answered_on) from readiness_responses where user_id in ${people}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function comparable(row: Row, names: ReadonlyMap<unknown, string>): Row {
  const kept = Object.entries(row).filter(([column]) => !apart.includes(column) && !column.endsWith("_at"));
  return Object.fromEntries(
    kept.map(([column, value]) => [column, column === "muscles" ? inAnyOrder(value) : (names.get(value) ?? value)]),
  );
}

function inAnyOrder(muscles: unknown) {
  return Array.isArray(muscles) ? muscles.map((one) => JSON.stringify(one)).sort() : muscles;
}
