import { useLoaderData } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { noteForm } from "#app/features/notes/form.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { NoteDialog } from "#app/features/notes/ui/note-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const writer = whoMay("note:manage", (ctx, { params }) => findOwnPerson(ctx, params.userId ?? ""));

export const loader = formLoader(noteForm, writer, (ctx, { id, fullName }) => ({
  starts: { notedOn: todayOf(ctx) },
  id,
  fullName,
}));

export const action = formAction(noteForm, writer, {
  recreate: "note",
  run: (ctx, values, { thing, attempt }) => createNote(ctx, thing.id, attempt(), values),
  done: (_, { thing: { id, fullName } }) => ({
    to: paths.client(id),
    message: `The note about ${fullName} was saved.`,
  }),
});

export const meta = pageTitle("Write a note");

export default function NewNote() {
  const { id, fullName } = useLoaderData<typeof loader>();
  return <NoteDialog title={`Note about ${fullName}`} closeTo={paths.client(id)} />;
}
