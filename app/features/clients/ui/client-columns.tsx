import type { ReactNode } from "react";
import { formatInvitedRoles } from "#app/domain/people/invited-as.ts";
import { paths } from "#app/paths.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { clientList } from "../list.ts";
import type { ClientRow } from "../views.ts";

type ClientColumn = Column<typeof clientList, ClientRow>;

type Way = { search: string; mayInvite: boolean };

export function clientColumns(way: Way): ClientColumn[] {
  return [
    { label: "Full Name", isName: true, sort: "name", cell: nameOf },
    { label: "Email", sort: "email", cell: ({ email }) => <span className="break-all text-ink-2">{email}</span> },
    { label: "Program", cell: programOf },
    { label: "Activated", sort: "activated", cell: ({ isActivated }) => <YesNo isYes={isActivated} /> },
    { label: "Edit or delete", isHidden: true, cell: (row) => actionsOf(row, way) },
  ];
}

function nameOf(row: ClientRow) {
  if (row.kind === "invite") {
    const invited = <span className="font-normal text-ink-2">{formatAnswer(row)}</span>;
    return row.fullName === "" ? invited : named(row.fullName, invited);
  }
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Face id={row.id} name={row.fullName} pictureUrl={row.pictureUrl} />
      <span className="min-w-0">
        <a className="inline-block min-w-24 wrap-anywhere text-ink" href={paths.client(row.id)}>
          {row.fullName}
        </a>
        {row.groups.length > 0 && <span className="block text-xs font-normal text-ink-2">{row.groups.join(", ")}</span>}
      </span>
    </span>
  );
}

function formatAnswer({ as, answer }: Extract<ClientRow, { kind: "invite" }>) {
  if (answer === "ended") return "Ended the coaching";
  return answer === "declined" ? "Declined your invitation" : `Invited as ${formatInvitedRoles(as)}`;
}

function named(name: string, invited: ReactNode) {
  return (
    <span className="grid">
      {name}
      {invited}
    </span>
  );
}

function programOf({ kind, programs: [program, ...others] }: ClientRow) {
  if (!program) return kind === "invite" ? "–" : <span className="badge badge-warn">no program</span>;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return (
    <span>
      {program.name}
      <span className="block text-xs text-ink-2">{program.progress + more}</span>
    </span>
  );
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
  const name = `the invitation for ${row.email}`;
  if (row.answer !== "none") return actions(mayInvite && showLink(paths.invitation(row.id) + search, name));
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

function showLink(href: string, name: string) {
  return (
    <a className="btn btn-ghost btn-s" href={href} aria-label={`Show ${name}`}>
      Show
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
