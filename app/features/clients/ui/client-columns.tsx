import type { ReactNode } from "react";
import { invitedInWords } from "#app/domain/people/invited-as.ts";
import { paths } from "#app/paths.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { clientList } from "../list.ts";
import type { ClientRow } from "../views.ts";

type ClientColumn = Column<typeof clientList, ClientRow>;

type Way = { search: string; mayInvite: boolean };

/** The columns of the clients, whose dialogs keep the list's query. */
export function clientColumns(way: Way): ClientColumn[] {
  return [
    { label: "Full Name", isName: true, cell: nameOf },
    { label: "Email", cell: ({ email }) => <span className="break-all">{email}</span> },
    { label: "Program", cell: programOf },
    { label: "Activated", cell: ({ isActivated }) => <YesNo isYes={isActivated} /> },
    { label: "Edit or delete", isHidden: true, cell: (row) => actionsOf(row, way) },
  ];
}

function nameOf(row: ClientRow) {
  if (row.kind === "invite") {
    const invited = <span className="text-ink-2">Invited as {invitedInWords(row.as)}</span>;
    return row.fullName === "" ? invited : named(row.fullName, invited);
  }
  return (
    <span className="inline-flex items-center gap-2">
      <Face id={row.id} name={row.fullName} />
      {row.fullName}
    </span>
  );
}

function named(name: string, invited: ReactNode) {
  return (
    <span className="grid">
      {name}
      {invited}
    </span>
  );
}

function programOf({ programs: [newest, ...others] }: ClientRow) {
  if (!newest) return "–";
  return others.length === 0 ? newest : `${newest} and ${others.length} more`;
}

function actionsOf(row: ClientRow, { search, mayInvite }: Way) {
  if (row.kind === "client") {
    return actions(
      <>
        {mayInvite && editLink(paths.editClient(row.id) + search, row.fullName)}
        {deleteLink(paths.deleteClient(row.id) + search, row.fullName)}
      </>,
    );
  }
  const name = `the invitation of ${row.email}`;
  return actions(
    <>
      {mayInvite && editLink(paths.invitation(row.id) + search, name)}
      {deleteLink(paths.deleteInvitation(row.id) + search, name)}
    </>,
  );
}

function actions(links: ReactNode) {
  return <div className="flex justify-end gap-1">{links}</div>;
}

function editLink(href: string, name: string) {
  return (
    <a className="btn btn-ghost btn-s" href={href} aria-label={`Edit ${name}`}>
      <Icon name="pencil" />
      Edit
    </a>
  );
}

function deleteLink(href: string, name: string) {
  return (
    <a className="btn btn-ghost btn-s" href={href} aria-label={`Delete ${name}`}>
      <Icon name="trash-2" />
      Delete
    </a>
  );
}
