import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Moment } from "#app/ui/elements/moment.tsx";
import { addressOf } from "#app/ui/lists/address.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import type { MailRow, mailList } from "../list.ts";
import { MailState } from "./mail-state.tsx";

export function mailColumns(search: string): Column<typeof mailList, MailRow>[] {
  return [
    { label: "Mail", isName: true, cell: ({ kind }) => kind },
    {
      label: "To",
      cell: ({ recipient }) => addressOf(recipient),
    },
    { label: "Written", cell: writtenAt },
    { label: "State", isText: true, cell: stateOf },
    { label: "Send again", isHidden: true, cell: (row) => resendLink(row, search) },
  ];
}

function writtenAt({ createdAt }: MailRow) {
  return <Moment at={createdAt} />;
}

function stateOf({ state, problem, attempts }: MailRow) {
  return (
    <span className="grid gap-1">
      <MailState state={state} problem={problem} />
      {problem !== null && <span className="text-sm text-ink-2">{`after ${counted(attempts, "try", "tries")}`}</span>}
    </span>
  );
}

function resendLink({ id, kind, recipient, state }: MailRow, search: string) {
  if (state !== "parked") return null;
  return (
    <a
      className="btn btn-s whitespace-nowrap"
      href={paths.mail(id) + search}
      aria-label={`Send again: ${kind}, to ${recipient}`}
    >
      Send again
    </a>
  );
}
