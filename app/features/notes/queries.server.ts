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

function selectNotes({ db }: Context, wanted: SQL | undefined) {
  const { id, notedOn, text, version, accountId, creatorId } = clientNotes;
  return db
    .select({ id, notedOn, text, author: fullNameIfAny, version })
    .from(clientNotes)
    .leftJoin(users, and(eq(users.accountId, accountId), eq(users.id, creatorId)))
    .where(wanted)
    .orderBy(desc(notedOn), desc(id));
}
