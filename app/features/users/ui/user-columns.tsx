import { roleNames } from "#app/domain/policy/roles.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import { addressOf } from "#app/ui/lists/address.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { deleteLink, editLink, rowActions } from "#app/ui/lists/row-actions.tsx";
import type { userList } from "../administration/list.ts";
import type { UserRow } from "../administration/views.ts";

export function userColumns(search: string): Column<typeof userList, UserRow>[] {
  return [
    { label: "Full Name", isName: true, cell: nameOf },
    { label: "Email", isPlain: true, cell: ({ email }) => addressOf(email) },
    { label: "Roles", cell: ({ roles }) => roles.map((role) => roleNames[role]).join(", ") || "–" },
    { label: "Package", cell: (row) => row.package },
    { label: "Edit or delete", isHidden: true, cell: (row) => actionsOf(row, search) },
  ];
}

function nameOf({ id, fullName, pictureUrl, isActivated }: UserRow) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Face id={id} name={fullName} pictureUrl={pictureUrl} />
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="break-words">{fullName}</span>
        {!isActivated && <Badge>Not activated</Badge>}
      </span>
    </span>
  );
}

function actionsOf({ id, fullName, mayEdit, mayDelete }: UserRow, search: string) {
  return rowActions(
    mayEdit && editLink(paths.user(id) + search, fullName),
    mayDelete && deleteLink(paths.deleteUser(id) + search, fullName),
  );
}
