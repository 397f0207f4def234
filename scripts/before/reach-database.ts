import postgres from "postgres";
import { OperatorError } from "#db/operator-error.ts";
import { busyCode, within } from "#db/unavailable.ts";

/** In milliseconds; the driver would wait for ever for a server that is no PostgreSQL. */
const patience = 10_000;

/** Throws a sentence that names the variable, and never the password, if no database lets us in there. */
export async function reachDatabase(url: string, variable: "DATABASE_URL" | "DATABASE_DIRECT_URL", waits = patience) {
  const sql = postgres(url, { max: 1, prepare: false, fetch_types: false, onnotice: () => {} });
  try {
    await within(sql`select 1`, waits);
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw describe(error, `The database at ${hostname}:${port || 5432}`, variable) ?? error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function describe(error: unknown, where: string, variable: string) {
  if (error instanceof postgres.PostgresError) {
    return new OperatorError(`${where} refuses a connection with ${variable}: ${error.message} (${error.code}).`);
  }
  if (!(error instanceof Error && "code" in error)) return null;
  const reason = error.code === busyCode ? "no answer in time" : error.code;
  return new OperatorError(`${where} can't be reached (${reason}). Start it, or correct ${variable}.`);
}
