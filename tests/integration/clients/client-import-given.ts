import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect } from "vitest";
import { confirmImport } from "#app/features/invitations/import/confirm.server.ts";
import type { ImportValues } from "#app/features/invitations/import/form.ts";
import { findImport } from "#app/features/invitations/import/queries.server.ts";
import { startImport } from "#app/features/invitations/import/start.server.ts";
import { viewImport } from "#app/features/invitations/import/view.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** A coach who may invite so many. */
export async function coach(licence = 50) {
  return (await coachingBusiness({ licence })).ctx;
}

export async function uploaded(ctx: Context, text: string) {
  const id = newId();
  expect(await startImport(ctx, id, { file: null, text })).toEqual({ ok: true, id });
  return id;
}

/** What its form says as it is opened, with the button that invites. */
export async function asOpened(
  ctx: Context,
  id: string,
  changes: Partial<ImportValues> = {},
  page = 1,
): Promise<ImportValues> {
  const { starts } = await shown(ctx, id, page);
  return { ...starts, press: "invite", ...changes };
}

export async function confirmed(ctx: Context, id: string, changes: Partial<ImportValues> = {}) {
  return confirmImport(ctx, id, await asOpened(ctx, id, changes));
}

/** The press of one of a page's buttons. */
export async function pressed(ctx: Context, id: string, changes: Partial<ImportValues>, page: number) {
  return confirmImport(ctx, id, await asOpened(ctx, id, changes, page));
}

export const openInvites = ({ db, actor }: Context) =>
  db.select().from(invites).where(eq(invites.accountId, actor.accountId)).orderBy(invites.email);
export const mailsOf = ({ db, actor }: Context) => db.select().from(mails).where(eq(mails.accountId, actor.accountId));

/** What the page of an import shows. */
export async function shown(ctx: Context, id: string, page = 1) {
  const found = await findImport(ctx, id);
  if (found.isConfirmed) throw new Error("It is confirmed already.");
  return viewImport(ctx, found, page);
}
