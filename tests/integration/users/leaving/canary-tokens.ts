import { v7 as newId } from "uuid";
import { createToken } from "#app/features/tokens/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { provedBy } from "#tests/support/people/factory.ts";

/** A personal access token of that name, and an app that is logged in. */
export async function keepTokens(ctx: Context, name: string, secret: string) {
  const made = await createToken(ctx, secret, newId(), { name, scopes: ["posts:read"], days: 30 }, provedBy(ctx));
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { accountId, userId: id } = ctx.actor;
  await startFamily({ db: ctx.db, secret }, { accountId, id }, ctx.now);
}
