import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { type Encoding, encodings } from "#app/domain/csv/decode.ts";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { type Columns, recognisedColumns, type Sheet, sheetOf } from "#app/domain/people/import/columns.ts";
import { type Line, linesOf, type NotInvitable } from "#app/domain/people/import/lines.ts";
import { rowsToTick, type Ticks, ticksAnew } from "#app/domain/people/import/ticks.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, userEmails } from "#db/schema/accounts.ts";
import { clientImports, type StoredChoices } from "#db/schema/imports.ts";
import { mails } from "#db/schema/mails.ts";
import { findQuiet } from "../invite.server.ts";
import { rowsOf } from "./read-file.server.ts";

/** In milliseconds. */
export const importLifetime = 24 * 60 * 60 * 1000;

export type StoredImport = { id: string; choices: Choices } & (
  | { isConfirmed: false; sheet: Sheet }
  | { isConfirmed: true; invited: number }
);

export type Choices = { encoding: Encoding; columns: Columns; isAgain: boolean } & Pick<
  StoredChoices,
  "ticked" | "unticked"
>;

export async function findImport({ db, actor, now }: Context, id: string): Promise<StoredImport> {
  const known = parseUuid(id);
  const isIt = and(
    eq(clientImports.accountId, actor.accountId),
    eq(clientImports.id, known ?? ""),
    gt(clientImports.createdAt, new Date(now.getTime() - importLifetime)),
  );
  const [row] = known ? await db.select().from(clientImports).where(isIt) : [];
  if (!row) throw new NotFound();
  return toImport(row);
}

export function toImport({ id, source, encoding: stored, choices, invited }: typeof clientImports.$inferSelect) {
  const encoding = encodings.find((one) => one === stored) ?? "utf-8";
  if (!source) return { id, isConfirmed: true as const, invited: invited ?? 0, choices: toChoices(encoding, choices) };
  const sheet = sheetIn(source, encoding);
  return { id, isConfirmed: false as const, sheet, choices: toChoices(encoding, choices ?? recognised(sheet)) };
}

/** Read before it was stored. In another encoding it may not be valid CSV, and then has no rows. */
function sheetIn(source: Uint8Array, encoding: Encoding): Sheet {
  const read = rowsOf(source, encoding);
  return sheetOf(read.ok ? read.rows : []);
}

function recognised(sheet: Sheet): StoredChoices {
  return { ...recognisedColumns(sheet), isAgain: false, unticked: [] };
}

function toChoices(encoding: Encoding, stored: StoredChoices | null): Choices {
  const { isAgain, ticked, unticked, ...columns } = stored ?? noChoices;
  return { encoding, columns, isAgain, unticked, ...(ticked && { ticked }) };
}

const noChoices: StoredChoices = { email: null, name: null, lastName: null, group: null, isAgain: false, unticked: [] };

/** A server of the release before stored no ticks, and meant all lines but those unticked. */
export function ticksIn({ ticked, unticked, isAgain }: Choices, lines: readonly Line[]): Ticks {
  return ticked ? { ticked, unticked } : ticksAnew(rowsToTick(lines, isAgain), { ticked: [], unticked });
}

/** `places`: e-mails that already take a place. */
export async function linesIn(
  ctx: Context,
  sheet: Sheet,
  columns: Columns,
): Promise<{ lines: Line[]; places: Set<string> }> {
  const emails = linesOf(sheet, columns, nobody).map(({ email }) => email);
  const [notInvitable, open] = await Promise.all([notInvitableAmong(ctx, emails), openInvites(ctx, emails)]);
  const known = { notInvitable, invited: new Set(open.map(({ email }) => email)) };
  const places = new Set(open.filter(({ isClient }) => isClient).map(({ email }) => email));
  return { lines: linesOf(sheet, columns, known), places };
}

const nobody = { notInvitable: new Map<string, NotInvitable>(), invited: new Set<string>() };

async function notInvitableAmong(ctx: Context, emails: string[]): Promise<Map<string, NotInvitable>> {
  const { actor, now } = ctx;
  const [clients, quiet] = await Promise.all([
    clientsAmong(ctx, emails),
    findQuiet(ctx.db, actor.accountId, emails, now),
  ]);
  return new Map<string, NotInvitable>([
    ...quiet.map(({ email, hasEnded }) => [email, hasEnded ? "ended" : "declined"] as const),
    ...clients.map((email) => [email, "client"] as const),
    [actor.email, "self"],
  ]);
}

async function clientsAmong({ db, actor }: Context, emails: string[]) {
  if (emails.length === 0) return [];
  const isClient = and(eq(accountClients.accountId, actor.accountId), inArray(userEmails.email, emails));
  const found = await db
    .select({ email: userEmails.email })
    .from(userEmails)
    .innerJoin(accountClients, eq(accountClients.userId, userEmails.userId))
    .where(isClient);
  return found.map(({ email }) => email);
}

function openInvites({ db, actor }: Context, emails: string[]) {
  const isOpen = and(
    eq(invites.accountId, actor.accountId),
    eq(invites.status, "open"),
    inArray(invites.email, emails),
  );
  return db.select({ email: invites.email, isClient: invites.isClient }).from(invites).where(isOpen);
}

export async function countImportMails({ db, actor }: Context, importId: string) {
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      sent: sql<number>`count(${mails.sentAt})::int`,
      parked: sql<number>`count(${mails.parkedAt})::int`,
    })
    .from(mails)
    .where(and(eq(mails.accountId, actor.accountId), eq(mails.batchId, importId)));
  return counts ?? { total: 0, sent: 0, parked: 0 };
}
