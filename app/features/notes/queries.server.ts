import { and, desc, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { pastNoteList } from "./list.ts";

export type NoteView = {
  id: string;
  notedOn: string;
  text: string;
  author: string | null;
  version: number;
};

const maxNotes = 100;

export function listNotes(ctx: Context, userId: string): Promise<NoteView[]> {
  return selectNotes(ctx, notesAbout(ctx, userId)).limit(maxNotes);
}

export async function findNote(ctx: Context, userId: string, id: string): Promise<NoteView> {
  const isIt = and(notesAbout(ctx, userId), eq(clientNotes.id, parseUuid(id) ?? EMPTY_ID));
  const [note] = await selectNotes(ctx, isIt);
  if (!note) throw new NotFound();
  return note;
}

export function notesAbout({ actor }: Context, userId: string): SQL | undefined {
  if (!can(actor, "note:manage")) return sql`false`;
  return and(eq(clientNotes.accountId, actor.accountId), eq(clientNotes.userId, parseUuid(userId) ?? EMPTY_ID));
}

const { id: noteId, userId: aboutId, notedOn, text, version, accountId, creatorId } = clientNotes;
const noteFields = { id: noteId, notedOn, text, author: fullNameIfAny, version };
const isAuthor = and(eq(users.accountId, accountId), eq(users.id, creatorId));
const latestFirst = [desc(notedOn), desc(noteId)];

function selectNotes({ db }: Context, wanted: SQL | undefined) {
  return db
    .select(noteFields)
    .from(clientNotes)
    .leftJoin(users, isAuthor)
    .where(wanted)
    .orderBy(...latestFirst);
}

export type PastNote = NoteView & { about: string | null };

/** Notes about people who are no longer clients, the latest first. */
export async function listPastNotes(ctx: Context, { page }: { page: number }) {
  const wanted = pastNotes(ctx);
  const [total, rows] = await Promise.all([
    ctx.db.$count(clientNotes, wanted),
    ctx.db
      .select({ ...noteFields, about: nameOfPast })
      .from(clientNotes)
      .leftJoin(users, isAuthor)
      .where(wanted)
      .orderBy(...latestFirst)
      .limit(pastNoteList.size)
      .offset((page - 1) * pastNoteList.size),
  ]);
  return { rows: rows satisfies PastNote[], total };
}

export async function findPastNote(ctx: Context, id: string): Promise<NoteView & { userId: string }> {
  const isIt = and(pastNotes(ctx), eq(noteId, parseUuid(id) ?? EMPTY_ID));
  const [about] = await ctx.db.select({ userId: aboutId }).from(clientNotes).where(isIt);
  if (!about) throw new NotFound();
  return { ...about, ...(await findNote(ctx, about.userId, id)) };
}

export function hasPastNotes(ctx: Context): SQL<boolean> {
  return sql<boolean>`${exists(ctx.db.select({ noteId }).from(clientNotes).where(pastNotes(ctx)))}`;
}

/** The business's own name for somebody: what the person calls themselves now is theirs. */
export const nameOfPast = sql<string | null>`(
  select coalesce(nullif(trim(${invites.firstName} || ' ' || ${invites.lastName}), ''), ${invites.email})
  from ${invites} where ${invites.accountId} = ${clientNotes.accountId}
    and ${invites.acceptedUserId} = ${clientNotes.userId} order by ${invites.sentOn} desc limit 1)`;

function pastNotes({ db, actor }: Context): SQL | undefined {
  if (!can(actor, "note:manage")) return sql`false`;
  const relation = db
    .select({ one: sql`1` })
    .from(accountClients)
    .where(and(eq(accountClients.accountId, accountId), eq(accountClients.userId, aboutId)));
  return and(eq(accountId, actor.accountId), notExists(relation));
}
