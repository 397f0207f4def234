import postgres from "postgres";

/** Copying takes as long as it takes; locks are not waited for, since nobody else should be there. */
const limits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: 10_000 };

export async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {}, connection: limits });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
