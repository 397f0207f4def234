import { z } from "zod";
import { readAccount } from "#app/features/account/account.server.ts";
import { findGranted } from "#app/features/account/user.server.ts";
import { startsOf } from "#app/features/users/administration/form.ts";
import { findHolder } from "#app/features/users/administration/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { saveManaged } from "./saving.server.ts";
import { licenceBody } from "./user-schemas.ts";
import { licenceFields } from "./user-views.ts";

const account = named(
  "Account",
  z.object({
    id,
    name: z.string(),
    subscriptionType: z.enum(["PAID", "FREE"]),
    maxUsersOverride: z.int().nullable().describe("Users granted on top of any subscription."),
    maxUsersOverrideUntil: day.nullable(),
    users: z.int().describe("How many users of its licence are taken."),
    allowedUsers: z.int(),
    version: z.int().optional().describe("Only for administrators, to send with a change."),
  }),
);

async function one(ctx: Context, id: string) {
  const { isPaid, used, allowed, version, ...found } = await readAccount(ctx, id);
  const subscriptionType = isPaid ? ("PAID" as const) : ("FREE" as const);
  return { ...found, subscriptionType, users: used, allowedUsers: allowed, ...(version !== null && { version }) };
}

export const accounts = resource("Accounts", [
  operation({
    method: "GET",
    path: "/accounts/{id}",
    summary: "Your account, or, for administrators, any",
    access: "any user",
    evenExpired: true,
    scope: "account:read",
    answer: account,
    run: ({ ctx, path }) => one(ctx, path.id),
  }),
  operation({
    method: "PUT",
    path: "/accounts/{id}",
    summary: "Grant an account users on top of any subscription",
    description:
      "Package records are what the account bought. They have an operation of their own, and are ignored here.",
    access: "user:manage",
    scope: "login",
    body: licenceBody.extend({ version: z.int() }),
    answer: account,
    async run({ ctx, path, body }) {
      const holder = await findGranted(ctx, (await findHolder(ctx, path.id)).id);
      const values = { ...startsOf(holder), ...licenceFields(body) };
      return (await saveManaged(ctx, holder, values, body.version)) ?? one(ctx, path.id);
    },
  }),
]);
