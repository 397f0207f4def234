import { v7 as newId } from "uuid";
import { clientNotes } from "#db/schema/notes.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import type { Owner } from "#tests/support/things.ts";

/** A note about somebody who is not a client of the owner's account. */
export async function makePastNote({ accountId, id: creatorId }: Owner) {
  const { db } = await testDatabase();
  const id = newId();
  const note = { notedOn: "2026-03-02", text: "Sore left knee", createdAt: new Date() };
  await db.insert(clientNotes).values({ accountId, id, userId: newId(), creatorId, ...note });
  return id;
}
