import { sql } from "drizzle-orm";
import { users } from "./schema/accounts.ts";

export const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

export const fullNameIfAny = sql<string | null>`${fullName}`;
