import { Link } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import type { RecentClient, RecentComment, Training, TrainingRow } from "../views.ts";
import { Row, Rows, Widget } from "./widget.tsx";

export function TrainingToday({ training: { clients, rows } }: { training: Training }) {
  if (rows.length === 0) return null;
  const others = clients - new Set(rows.map(({ clientId }) => clientId)).size;
  return (
    <Widget title="Training today" more={{ to: paths.clients({ program: "today" }), label: "Everyone training today" }}>
      <Rows>
        {rows.map(({ clientId, fullName, programId, programName, title }) => (
          <Row key={clientId + programId} end={<TrainedProgram programName={programName} title={title} />}>
            <Face id={clientId} name={fullName} />
            <Link to={paths.client(clientId)}>{fullName}</Link>
          </Row>
        ))}
        {others > 0 && <Row>and {counted(others, "more client")}</Row>}
      </Rows>
    </Widget>
  );
}

function TrainedProgram({ programName, title }: Pick<TrainingRow, "programName" | "title">) {
  if (title === "") return <span className="wrap-anywhere">{programName}</span>;
  return (
    <span className="wrap-anywhere">
      <strong className="font-semibold text-ink">{title}</strong> · {programName}
    </span>
  );
}

export function Clients({ clients }: { clients: RecentClient[] }) {
  const invite = (
    <ButtonLink size="s" to={paths.inviteClient()}>
      Invite a client
    </ButtonLink>
  );
  return (
    <Widget title="Clients" more={{ to: paths.clients(), label: "All clients" }}>
      {clients.length === 0 ? (
        <EmptyState size="s" title="You have no clients" action={invite}>
          Clients who accept your invitation follow your programs in the mobile app.
        </EmptyState>
      ) : (
        <Rows>
          {clients.map(({ id, fullName, pictureUrl, program }) => (
            <Row key={id} end={<Progress program={program} />}>
              <Face id={id} name={fullName} pictureUrl={pictureUrl} />
              <Link to={paths.client(id)}>{fullName}</Link>
            </Row>
          ))}
        </Rows>
      )}
    </Widget>
  );
}

function Progress({ program }: Pick<RecentClient, "program">) {
  if (!program) return <Badge tone="warn">no program</Badge>;
  return (
    <>
      <span>{program.name}</span>
      <Badge tone={program.isOverdue ? "warn" : "plain"}>{program.progress}</Badge>
    </>
  );
}

export function Comments({ comments }: { comments: RecentComment[] }) {
  return (
    <Widget title="Comments" more={{ to: paths.comments(), label: "All comments" }}>
      {comments.length === 0 ? (
        <EmptyState size="s" title="You have no comments">
          What your clients write about their workouts will appear here.
        </EmptyState>
      ) : (
        <Rows>
          {comments.map(({ id, fullName, comment, successfullyCompleted, isUnread }) => (
            <Row
              key={id}
              end={
                <>
                  {isUnread && <Badge tone="accent">New</Badge>}
                  <Badge tone={successfullyCompleted ? "good" : "bad"}>
                    {successfullyCompleted ? "done" : "missed"}
                  </Badge>
                </>
              }
            >
              <span className="line-clamp-3">
                <Link to={paths.comment(id)}>{fullName}</Link> {comment}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Widget>
  );
}
