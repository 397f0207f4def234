import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { counted, plural } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Coaching, DashboardView, DueClients, DueProgram, OfferedProgram } from "../views.ts";
import { Nothing, Row, Rows, Widget } from "./widget.tsx";

export function Attention({ answers, coaching }: Pick<DashboardView, "answers" | "coaching">) {
  const items: ReactNode[] = [
    ...(coaching ? dueItems(coaching) : []),
    ...(coaching ? otherItems(coaching) : []),
    ...answers.map((program) => <Answer key={program.id} program={program} />),
  ];
  return (
    <Widget title="Needs your attention">
      {items.length > 0 ? <Rows>{items}</Rows> : <Nothing>Nothing is waiting for you today.</Nothing>}
    </Widget>
  );
}

function dueItems({ due: { programs, rows }, mayAssign }: Coaching) {
  const items = rows.map((program) => <Program key={program.id} program={program} mayAssign={mayAssign} />);
  if (programs <= rows.length) return items;
  const others = counted(programs - rows.length, "more program");
  return [
    ...items,
    <Row key="others">
      <Link className="text-sm" to={paths.clients({ program: "due" })}>
        and {others}
      </Link>
    </Row>,
  ];
}

function Program({ program: { id, name, due }, mayAssign }: { program: DueProgram; mayAssign: boolean }) {
  const to = mayAssign ? paths.programClients(id) : paths.clients({ program: "due" });
  return (
    <li className="rounded-s px-2 py-0.5 text-sm wrap-anywhere hover:bg-sunken sm:py-1.5">
      <Link to={to} className="inline-block min-h-6 font-semibold text-ink sm:text-base">
        {name}
      </Link>
      {due.map((part) => (
        <Clients key={part.when} part={part} moreTo={to} />
      ))}
    </li>
  );
}

function Clients({ part: { isOverdue, when, clients, named }, moreTo }: { part: DueClients; moreTo: string }) {
  const others = clients - named.length;
  return (
    <p className="text-ink-2">
      {isOverdue ? <Badge tone="bad">overdue</Badge> : <Badge tone="warn">ends soon</Badge>}{" "}
      {named.map(({ id, fullName }, index) => (
        <span key={id}>
          {index > 0 && (others === 0 && index === named.length - 1 ? " and " : ", ")}
          <Link to={paths.client(id)}>{fullName}</Link>
        </span>
      ))}
      {others > 0 && (
        <>
          {" and "}
          <Link to={moreTo}>{others} more</Link>
        </>
      )}
      {`, ${when}`}
    </p>
  );
}

function otherItems({ withoutProgram, openInvites, oldestInvite }: Coaching) {
  return [
    ...(withoutProgram > 0
      ? [
          <Row key="without">
            <Link className="text-sm" to={paths.clients({ program: "none" })}>
              {counted(withoutProgram, "client")} {plural(withoutProgram, "follows", "follow")} no program
            </Link>
          </Row>,
        ]
      : []),
    ...(openInvites > 0 && oldestInvite
      ? [
          <Row key="invites">
            <Link className="text-sm" to={paths.clients({ show: "invites" })}>
              {counted(openInvites, "open invitation")}
              {openInvites > 1 ? ", the oldest sent " : ", sent "}
              {oldestInvite}
            </Link>
          </Row>,
        ]
      : []),
  ];
}

function Answer({ program: { id, name, status, feedback } }: { program: OfferedProgram }) {
  const isPending = status === 2;
  return (
    <Row isText end={isPending ? <Badge tone="warn">Pending</Badge> : <Badge tone="bad">declined</Badge>}>
      <Link className="text-sm" to={paths.publish(id)}>
        {name} {isPending ? "is waiting for a decision" : `was not published: “${feedback}”`}
      </Link>
    </Row>
  );
}
