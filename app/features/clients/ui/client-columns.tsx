import type { ReactNode } from "react";
import { formatInvitedRoles } from "#app/domain/people/invited-as.ts";
import { paths } from "#app/paths.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { YesNo } from "#app/ui/elements/yes-no.tsx";
import { addressOf } from "#app/ui/lists/address.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { Picks } from "#app/ui/lists/picks.tsx";
import { deleteLink, editLink, iconLink, rowActions, wordLink } from "#app/ui/lists/row-actions.tsx";
import type { clientList } from "../list.ts";
import type { ClientRow } from "../views.ts";

type ClientColumn = Column<typeof clientList, ClientRow>;

type Way = { search: string; mayInvite: boolean };

export function clientColumns(way: Way): ClientColumn[] {
  return [
    { label: "Full Name", isName: true, sort: "name", cell: nameOf },
    { label: "Email", isPlain: true, sort: "email", cell: ({ email }) => addressOf(email) },
    { label: "Program", isText: true, cell: programOf },
    { label: "Last active", cell: activeOf },
    { label: "Compliance", cell: complianceOf },
    { label: "Activated", sort: "activated", cell: ({ isActivated }) => <YesNo isYes={isActivated} /> },
    { label: "Invited", cell: ({ invited }) => invited ?? "–" },
    { label: "Open, edit or delete", isHidden: true, cell: (row) => actionsOf(row, way) },
  ];
}

export function clientPicks({ mayInvite, mayAssign }: { mayInvite: boolean; mayAssign: boolean }): Picks<ClientRow> {
  const to = paths.pickedClients;
  return {
    nameOf: (row) => (row.kind === "client" ? row.fullName : row.answer === "none" ? invitationOf(row) : null),
    verbs: [
      { label: "Put into a group", to: to("group") },
      ...(mayAssign ? [{ label: "Give a program", to: to("program") }] : []),
      ...(mayInvite ? [{ label: "Send invitation again", to: to("invite") }] : []),
      { label: "Remove", to: to("delete") },
    ],
  };
}

function nameOf(row: ClientRow) {
  if (row.kind === "invite") {
    const invited = <span className="font-normal text-ink-2">{formatAnswer(row)}</span>;
    return row.fullName === "" ? invited : named(row.fullName, invited);
  }
  return (
    <span className="inline-flex items-center gap-2 lg:min-w-44">
      <Face id={row.id} name={row.fullName} pictureUrl={row.pictureUrl} />
      <span className="min-w-0">
        <a className="-my-1 inline-block py-1" href={paths.client(row.id)}>
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
    <span className="inline-block lg:min-w-57">
      {program.name}
      <span className="block text-xs text-ink-2">{program.progress + more}</span>
    </span>
  );
}

function activeOf({ active }: ClientRow) {
  if (!active) return "–";
  return active.words === active.date ? active.date : <span title={active.date}>{active.words}</span>;
}

function complianceOf({ compliance }: ClientRow) {
  if (!compliance) return "–";
  const { kept, planned } = compliance;
  return (
    <span>
      {Math.round((kept / planned) * 100)} %
      <span className="text-xs text-ink-2 max-sm:before:content-['_'] sm:block">{`${kept} of ${planned}`}</span>
    </span>
  );
}

function actionsOf(row: ClientRow, { search, mayInvite }: Way) {
  const { id, fullName } = row;
  if (row.kind === "client") {
    return rowActions(
      // why: on a phone the name leads there, too, and has no room beside it
      wordLink("Open", paths.client(id), `Open ${fullName}`, "max-sm:hidden"),
      mayInvite && editLink(paths.editClient(id) + search, fullName),
      deleteLink(paths.deleteClient(id) + search, fullName),
    );
  }
  const [name, at] = [invitationOf(row), paths.invitation(id) + search];
  if (row.answer !== "none") return rowActions(mayInvite && iconLink("eye", at, `Show ${name}`));
  return rowActions(mayInvite && editLink(at, name), deleteLink(paths.deleteInvitation(id) + search, name));
}

function invitationOf({ email }: ClientRow) {
  return `the invitation for ${email}`;
}
