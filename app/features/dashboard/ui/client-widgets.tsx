import { Link } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import type { RecentClient, RecentComment, Training, TrainingRow } from "../views.ts";
import { Nothing, Row, Rows, Widget } from "./widget.tsx";

export function TrainingToday({ training: { clients, rows } }: { training: Training }) {
  if (rows.length === 0) return null;
  const others = clients - new Set(rows.map(({ clientId }) => clientId)).size;
  const everyone = paths.clients({ program: "today" });
  return (
    <Widget title="Training today" more={{ to: everyone, label: "Everyone today" }}>
      <Rows>
        {rows.map(({ clientId, fullName, programId, programName, title }) => (
          <Row key={clientId + programId} end={<TrainedProgram programName={programName} title={title} />}>
            <Face id={clientId} name={fullName} size="s" />
            <Link to={paths.client(clientId)}>{fullName}</Link>
          </Row>
        ))}
        {others > 0 && (
          <Row>
            <Link to={everyone}>and {counted(others, "more client")}</Link>
          </Row>
        )}
      </Rows>
    </Widget>
  );
}

function TrainedProgram({ programName, title }: Pick<TrainingRow, "programName" | "title">) {
  if (title === "") return <span className="min-w-0 wrap-break-word">{programName}</span>;
  return (
    <span className="min-w-0 wrap-break-word">
      <strong className="font-semibold text-ink">{title}</strong>
      <span className="max-sm:hidden"> · {programName}</span>
    </span>
  );
}

export function Clients({ clients }: { clients: RecentClient[] }) {
  return (
    <Widget title="Clients" more={{ to: paths.clients(), label: "All clients" }}>
      {clients.length === 0 ? (
        <Nothing>You have no clients</Nothing>
      ) : (
        <Rows>
          {clients.map(({ id, fullName, pictureUrl, program }) => (
            <Row key={id} end={<Progress program={program} />}>
              <Face id={id} name={fullName} pictureUrl={pictureUrl} size="s" />
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
      <span className="min-w-0 wrap-break-word max-sm:hidden">{program.name}</span>
      <span className="flex-none">
        <Badge tone={program.isOverdue ? "warn" : "plain"}>{program.progress}</Badge>
      </span>
    </>
  );
}

export function Comments({ comments }: { comments: RecentComment[] }) {
  return (
    <Widget title="Comments" more={{ to: paths.comments(), label: "All comments" }}>
      {comments.length === 0 ? (
        <Nothing>You have no comments</Nothing>
      ) : (
        <Rows>
          {comments.map((comment) => (
            <Comment key={comment.id} said={comment} />
          ))}
        </Rows>
      )}
    </Widget>
  );
}

function Comment({ said: { id, fullName, comment, successfullyCompleted, isUnread } }: { said: RecentComment }) {
  const marks = (
    <>
      {isUnread && <Badge tone="accent">New</Badge>}
      <Badge tone={successfullyCompleted ? "good" : "bad"}>{successfullyCompleted ? "done" : "missed"}</Badge>
    </>
  );
  return (
    <Row end={marks} isText>
      <span className="text-sm">
        <Link to={paths.comment(id)}>{fullName}</Link> {beginningOf(comment)}
      </span>
    </Row>
  );
}

const mostLetters = 60;

function beginningOf(comment: string) {
  const letters = Array.from(comment);
  return letters.length <= mostLetters ? comment : `${letters.slice(0, mostLetters).join("").trimEnd()}…`;
}
