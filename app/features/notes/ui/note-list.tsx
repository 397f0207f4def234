import { formatDate } from "#app/domain/schedule/dates.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";
import type { NoteView } from "../queries.server.ts";

export function NoteList({ notes, clientId }: { notes: readonly NoteView[]; clientId: string }) {
  return (
    <ul className="divide-y divide-line border-line border-t *:last:pb-0">
      {notes.map(({ id, notedOn, author, text }) => (
        <li key={id} className="grid gap-1 py-2.5">
          <p className="text-sm text-ink-2">
            <span className="font-semibold text-ink">{formatDate(notedOn)}</span> {author && `by ${author}`}
          </p>
          <p className="whitespace-pre-line" dir="auto">
            {text}
          </p>
          <div className="flex gap-1">
            <ButtonLink
              variant="ghost"
              size="s"
              className="-ml-2"
              to={paths.clientNote(clientId, id)}
              preventScrollReset
            >
              <Icon name="pencil" />
              Edit<span className="sr-only"> the note from {formatDate(notedOn)}</span>
            </ButtonLink>
            <DeleteLink name={`the note from ${formatDate(notedOn)}`} to={paths.deleteClientNote(clientId, id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
