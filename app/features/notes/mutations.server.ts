import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Done, Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { inOrder } from "#db/lock-order.ts";
import { lockClients } from "#db/locks.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { NoteFields, NoteInput } from "./form.ts";
import { findNote, type NoteView, notesAbout } from "./queries.server.ts";

export async function createNote(ctx: Context, userId: string, id: string, input: NoteInput): Promise<Done> {
  const person = await findOwnPerson(ctx, userId);
  allow(ctx.actor, "note:manage");
  const { accountId, userId: creatorId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    if (!(await lockClients(tx, accountId, [person.id], "share"))) throw new NotFound();
    const { text, notedOn } = input;
    const note = { accountId, id, userId: person.id, creatorId, text, notedOn, createdAt: ctx.now };
    await tx.insert(clientNotes).values(note).onConflictDoNothing();
    await findNote({ ...ctx, db: tx }, person.id, id);
  });
  return { ok: true };
}

export async function updateNote(
  ctx: Context,
  { userId, id, seen }: { userId: string; id: string; seen: number },
  { text, notedOn }: NoteInput,
): Promise<Result<object, NoteFields>> {
  allow(ctx.actor, "note:manage");
  return ctx.db.transaction(async (tx) => {
    const isIt = and(notesAbout(ctx, userId), eq(clientNotes.id, id));
    const [current] = await tx
      .select()
      .from(clientNotes)
      .where(isIt)
      .for(inOrder(tx, clientNotes, "write"));
    if (!current) throw new NotFound();
    if (isStored({ text, notedOn }, current)) return { ok: true as const };
    const changed = { which: isIt, seen, values: { text, notedOn, updatedBy: ctx.actor.userId } };
    if (await updateVersioned(tx, clientNotes, changed)) return { ok: true as const };
    const words = { notedOn: formatDate(current.notedOn) };
    const values = { text: current.text, notedOn: current.notedOn };
    const isOwn = current.updatedBy === ctx.actor.userId;
    return savedMeanwhile<NoteFields>("note", isOwn, { values, words, version: current.version });
  });
}

export async function deleteNote(ctx: Context, userId: string, id: string): Promise<Done<NoteView>> {
  const note = await findNote(ctx, userId, id);
  allow(ctx.actor, "note:manage");
  await ctx.db.delete(clientNotes).where(and(notesAbout(ctx, userId), eq(clientNotes.id, note.id)));
  return { ok: true, ...note };
}
