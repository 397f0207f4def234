import { useLoaderData } from "@remix-run/react";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { noteForm } from "#app/features/notes/form.ts";
import { updateNote } from "#app/features/notes/mutations.server.ts";
import { findNote } from "#app/features/notes/queries.server.ts";
import { NoteDialog } from "#app/features/notes/ui/note-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";

const writer = whoMay(
  "note:manage",
  async (ctx, { params: { userId = "", noteId = "" } }) => {
    const { id, fullName } = await findOwnPerson(ctx, userId);
    return { clientId: id, fullName, note: await findNote(ctx, id, noteId) };
  },
  ({ params }) => paths.newClientNote(params.userId ?? ""),
);

export const loader = formLoader(noteForm, writer, (_, { clientId, fullName, note }) => ({
  starts: { text: note.text, notedOn: note.notedOn },
  version: note.version,
  noteId: note.id,
  clientId,
  fullName,
}));

export const action = formAction(noteForm, writer, {
  run: (ctx, values, { thing: { clientId, note }, version }) =>
    updateNote(ctx, { userId: clientId, id: note.id, seen: version() }, values),
  done: (_, { thing: { clientId, fullName } }) => ({
    to: paths.client(clientId),
    message: `The note about ${fullName} was saved.`,
  }),
});

export const meta = pageTitle("Note");

export default function Note() {
  const { clientId, noteId, fullName } = useLoaderData<typeof loader>();
  const remove = (
    <ButtonLink variant="danger" to={paths.deleteClientNote(clientId, noteId)} preventScrollReset>
      Delete
    </ButtonLink>
  );
  return <NoteDialog title={`Note about ${fullName}`} closeTo={paths.client(clientId)} actions={remove} />;
}
