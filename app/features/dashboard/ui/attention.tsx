import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { counted, plural } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Coaching, DashboardView, DueRow, OfferedProgram } from "../views.ts";
import { Row, Rows, Widget } from "./widget.tsx";

export function Attention({ offered, coaching, statuses }: DashboardView) {
  const answers = offered.filter(({ status }) => status === 1 || (status === 2 && !statuses));
  const items: ReactNode[] = [
    ...(coaching?.due.rows.map((row) => <DueItem key={row.clientId + row.programId} row={row} />) ?? []),
    ...(coaching ? moreItems(coaching) : []),
    ...answers.map((program) => <OfferedItem key={program.id} program={program} />),
  ];
  return (
    <Widget title="Needs your attention">
      {items.length > 0 ? <Rows>{items}</Rows> : <p className="text-ink-2">Nothing is waiting for you today.</p>}
    </Widget>
  );
}

function DueItem({ row }: { row: DueRow }) {
  const { fullName, programId, programName, end, isOverdue } = row;
  return (
    <Row end={isOverdue ? <Badge tone="bad">overdue</Badge> : <Badge tone="warn">ends soon</Badge>}>
      <span>
        <strong>{fullName}</strong>: <Link to={paths.programClients(programId)}>{programName}</Link> {end}
      </span>
    </Row>
  );
}

function moreItems({ due, withoutProgram, openInvites, oldestInvite }: Coaching) {
  const unseen = due.overdue + due.ending - due.rows.length;
  return [
    ...(unseen > 0 ? [<Row key="due">and {counted(unseen, "more program")} overdue or ending soon</Row>] : []),
    ...(withoutProgram > 0
      ? [
          <Row key="without" end={<Badge tone="warn">no program</Badge>}>
            <span>
              <Link to={paths.clients({ program: "none" })}>{counted(withoutProgram, "client")}</Link>{" "}
              {plural(withoutProgram, "follows", "follow")} no program
            </span>
          </Row>,
        ]
      : []),
    ...(openInvites > 0 && oldestInvite
      ? [
          <Row key="invites" end={<Badge>invited</Badge>}>
            <span>
              <Link to={paths.clients({ show: "invites" })}>{counted(openInvites, "open invitation")}</Link>
              {openInvites > 1 ? ", the oldest sent " : ", sent "}
              {oldestInvite}
            </span>
          </Row>,
        ]
      : []),
  ];
}

function OfferedItem({ program: { id, name, status, feedback } }: { program: OfferedProgram }) {
  if (status === 2) {
    return (
      <Row end={<Badge tone="warn">Pending</Badge>}>
        <span>
          <Link to={paths.publish(id)}>{name}</Link> is waiting for a decision
        </span>
      </Row>
    );
  }
  return (
    <Row end={<Badge tone="bad">declined</Badge>}>
      <span>
        <Link to={paths.publish(id)}>{name}</Link> was not published: “{feedback}”
      </span>
    </Row>
  );
}
