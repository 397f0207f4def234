import { z } from "zod";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { readUser } from "#app/features/account/user.server.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { listAuthors } from "#app/features/posts/queries.server.ts";
import { userFilters } from "#app/features/users/administration/list.ts";
import { pageOfUsers, userKeys } from "#app/features/users/administration/page.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { id } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { deletePerson, saveGrants, saveProfile } from "./saving.server.ts";
import { grantsBody, profileBody, user, userBody, userOfList } from "./user-schemas.ts";
import { toApiListItem, toApiUser } from "./user-views.ts";

async function one(ctx: Context, id: string) {
  return toApiUser(ctx.actor, await readUser(ctx, id));
}

const own = { access: "any user", evenExpired: true } as const;

export const users = resource("Users", [
  listOperation({
    path: "/users",
    summary: "All users, by name",
    access: "user:manage",
    scope: "account:read",
    where: userFilters,
    item: userOfList,
    keys: userKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfUsers(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof userKeys> => [sortName, id]);
      return { items: items.map(toApiListItem), total, next };
    },
  }),
  operation({
    ...own,
    method: "GET",
    path: "/users/current",
    summary: "The current user",
    scope: "account:read",
    answer: user,
    run: ({ ctx }) => one(ctx, ctx.actor.userId),
  }),
  operation({
    ...own,
    method: "PUT",
    path: "/users/current",
    summary: "Change your own profile; fields that are left out stay as they are",
    scope: "account:write",
    body: profileBody,
    answer: user,
    async run({ ctx, body }) {
      return (await saveProfile(ctx, ctx.actor.userId, body)) ?? one(ctx, ctx.actor.userId);
    },
  }),
  operation({
    method: "GET",
    path: "/users/total",
    summary: "How many users of its licence your account has, and how many it may have",
    access: "app:enter",
    evenExpired: true,
    scope: "account:read",
    answer: z.object({
      total: z.int(),
      allowed: z.int().nullable().describe("Null for administrators, who need no licence."),
    }),
    async run({ ctx }) {
      const { used, allowed } = await findOwnLicence(ctx);
      return { total: used, allowed: isAdmin(ctx.actor) ? null : allowed };
    },
  }),
  operation({
    method: "GET",
    path: "/users/authors",
    summary: "People who have written posts, by name",
    access: "post:list",
    scope: "posts:read",
    answer: z.array(z.object({ id, fullName: z.string() })),
    run: async ({ ctx }) => (await listAuthors(ctx)).map(({ id, name }) => ({ id, fullName: name })),
  }),
  operation({
    ...own,
    method: "GET",
    path: "/users/{id}",
    summary: "Your own user, or, for administrators, any user",
    scope: "account:read",
    answer: user,
    run: ({ ctx, path }) => one(ctx, path.id),
  }),
  operation({
    ...own,
    method: "PUT",
    path: "/users/{id}",
    summary: "Change your own profile, or, with roles, what somebody is granted",
    scope: "login",
    body: userBody,
    answer: user,
    async run({ ctx, path, body }) {
      const refused = body.roles
        ? await saveGrants(ctx, path.id, grantsBody.parse(body))
        : await saveProfile(ctx, path.id, profileBody.parse(body));
      return refused ?? one(ctx, path.id);
    },
  }),
  operation({
    method: "DELETE",
    path: "/users/{id}",
    summary: "Erase a user; the subscription of their business is cancelled first",
    access: "user:manage",
    scope: "login",
    run: async ({ ctx, path }) => (await deletePerson(ctx, path.id)) ?? undefined,
  }),
]);
