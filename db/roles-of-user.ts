import { sql } from "drizzle-orm";
import { userRoles, users } from "./schema/accounts.ts";

type UserRole = (typeof userRoles.$inferSelect)["role"];

/** The roles of the user that the query stands on, as one array in its row. */
export const rolesOfUser = sql<UserRole[]>`array(select ${userRoles.role} from ${userRoles}
  where ${userRoles.accountId} = ${users.accountId} and ${userRoles.userId} = ${users.id})`;
