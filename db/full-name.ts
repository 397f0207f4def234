import { sql } from "drizzle-orm";
import { users } from "./schema/accounts.ts";

/** A user's name as people read it. */
export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** The same after a left join, which may find no user. */
export const fullNameIfAny = sql<string | null>`${fullName}`;
