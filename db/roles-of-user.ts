import { sql } from "drizzle-orm";
import { userRoles, users } from "./schema/accounts.ts";

type UserRole = (typeof userRoles.$inferSelect)["role"];

export const rolesOfUser = sql<UserRole[]>`array(select ${userRoles.role} from ${userRoles}
  where ${userRoles.accountId} = ${users.accountId} and ${userRoles.userId} = ${users.id})`;
