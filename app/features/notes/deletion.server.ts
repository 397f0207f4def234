import { formatDate } from "#app/domain/schedule/dates.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteNote } from "./mutations.server.ts";
import { findNote, findPastNote, type NoteView } from "./queries.server.ts";

type Found = NoteView & { name: string; userId: string };

export const noteDeletion: Deletion<Found, NoteView> = {
  page: "note:manage",
  find: async (ctx, { params: { userId = "", noteId = "" } }) =>
    named({ ...(await findNote(ctx, userId, noteId)), userId }),
  question: () => "Are you sure you want to delete this note?",
  run: (ctx, { userId, id }) => deleteNote(ctx, userId, id),
  message: ({ notedOn }) => `The note from ${formatDate(notedOn)} was deleted.`,
  back: ({ userId, id }) => paths.clientNote(userId, id),
  next: ({ params }) => paths.client(params.userId ?? ""),
};

export const pastNoteDeletion: typeof noteDeletion = {
  ...noteDeletion,
  find: async (ctx, { params }) => named(await findPastNote(ctx, params.noteId ?? "")),
  back: (_, { search }) => paths.pastNotes() + search,
  next: () => paths.pastNotes(),
};

function named(note: Omit<Found, "name">): Found {
  return { ...note, name: `The note from ${formatDate(note.notedOn)}` };
}
