import type postgres from "postgres";

/** The columns of each table, by `schema.table`. */
export async function columnsOf(sql: postgres.Sql, schemas: string[]) {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table,
      array_agg(quote_ident(c.column_name) order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ${sql(schemas)} and t.table_type = 'BASE TABLE'
    group by c.table_schema, c.table_name order by 1`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** How many rows each table has, and a digest of all of them over these columns. */
export async function contentsOf(sql: postgres.Sql, columns: Map<string, string[]>) {
  const found: Record<string, { count: number; digest: string }> = {};
  for (const [table, names] of columns) {
    const [row] = await sql.unsafe<{ count: number; digest: string }[]>(
      `select count(*)::int as count, md5(coalesce(string_agg(r, ',' order by r), '')) as digest
       from (select row(${names.join(", ")})::text as r from ${table}) as rows`,
    );
    if (row) found[table] = row;
  }
  return found;
}
