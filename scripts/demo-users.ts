import { like } from "drizzle-orm";
import { userEmails } from "#db/schema/accounts.ts";
import { withPool } from "./database.ts";

/** Throws when the database holds the demo's logins, whose password everybody knows. */
export async function refuseDemoUsers(url: string) {
  const found = await withPool(url, (db) =>
    db.select().from(userEmails).where(like(userEmails.email, "%@demo.test")).limit(1),
  );
  if (found.length === 0) return;
  throw new Error(
    "This database holds the demo users, whose password is public. Set DATABASE_URL or DATA_DIR to another database, " +
      "or run `npm run demo` to serve the demo.",
  );
}
