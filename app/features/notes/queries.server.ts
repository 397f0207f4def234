import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { clientNotes } from "#db/schema/notes.ts";

export type NoteView = {
  id: string;
  notedOn: string;
  text: string;
  /** Null for somebody who was erased. */
  author: string | null;
  version: number;
};

/** More notes than anybody reads on one page. */
const mostNotes = 100;

/** What the actor's business wrote down about the client, of the latest day first. */
export function listNotes(ctx: Context, userId: string): Promise<NoteView[]> {
  return selectNotes(ctx, notesAbout(ctx, userId)).limit(mostNotes);
}

/** One of the notes about this client; NotFound for anything else, also for a note about somebody else. */
export async function findNote(ctx: Context, userId: string, id: string): Promise<NoteView> {
  const isIt = and(notesAbout(ctx, userId), eq(clientNotes.id, parseUuid(id) ?? EMPTY_ID));
  const [note] = await selectNotes(ctx, isIt);
  if (!note) throw new NotFound();
  return note;
}

/** The where-clause of the notes about a client that exist for this actor: those of their own business. */
export function notesAbout({ actor }: Context, userId: string): SQL | undefined {
  if (!can(actor, "note:manage")) return sql`false`;
  return and(eq(clientNotes.accountId, actor.accountId), eq(clientNotes.userId, parseUuid(userId) ?? EMPTY_ID));
}

function selectNotes({ db }: Context, wanted: SQL | undefined) {
  const { id, notedOn, text, version, accountId, creatorId } = clientNotes;
  return db
    .select({ id, notedOn, text, author: fullNameIfAny, version })
    .from(clientNotes)
    .leftJoin(users, and(eq(users.accountId, accountId), eq(users.id, creatorId)))
    .where(wanted)
    .orderBy(desc(notedOn), desc(id));
}
