import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Pending, RecentProgram, Statuses } from "../views.ts";
import { Bar, Nothing, Row, Rows, Widget } from "./widget.tsx";

export function RecentPrograms({ programs }: { programs: RecentProgram[] }) {
  return (
    <Widget title="Recent programs" more={{ to: paths.programs(), label: "All programs" }}>
      {programs.length === 0 ? (
        <Nothing>You have no programs</Nothing>
      ) : (
        <Rows>
          {programs.map((program) => (
            <Row key={program.id} end={<Written {...program} />} isText>
              <span className="min-w-0 max-sm:text-sm">
                <a href={paths.editor(program.id)} className="font-semibold text-ink no-underline hover:underline">
                  {program.name}
                </a>
                <span className="block text-xs text-ink-2 sm:text-sm">
                  {program.duration} · {counted(program.clients, "client")}
                </span>
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Widget>
  );
}

function Written({ weeks, writtenTo, daysLeft }: RecentProgram) {
  if (daysLeft !== null) {
    const end = daysLeft === 0 ? "nothing written from today on" : `${counted(daysLeft, "day")} left to train`;
    return <Badge tone="warn">{end}</Badge>;
  }
  if (!weeks?.written) return <span>{writtenTo ? `written to ${writtenTo}` : "nothing written yet"}</span>;
  const { written, all } = weeks;
  if (written === all) return all === 1 ? "written" : `all ${all} weeks written`;
  return (
    <>
      <Bar share={written / all} />
      {written} of {all} weeks written
    </>
  );
}

export function ProgramStatuses({ statuses }: { statuses: Statuses }) {
  const { unpublished, pending, published, offered } = statuses;
  return (
    <Widget title="Program status">
      <p className="text-xs text-ink-2 sm:text-sm">
        {unpublished} unpublished · {pending} pending · {published} published
      </p>
      {offered.length > 0 && (
        <Rows>
          {offered.map(({ id, name, status }) => (
            <Row
              key={id}
              end={<Badge tone={status === 3 ? "good" : "warn"}>{status === 3 ? "Published" : "Pending"}</Badge>}
            >
              <a href={paths.editor(id)}>{name}</a>
            </Row>
          ))}
        </Rows>
      )}
      {pending === 0 && <Nothing>There are no pending programs</Nothing>}
    </Widget>
  );
}

export function PendingPrograms({ pending: { total, rows } }: { pending: Pending }) {
  const title = total > 0 ? `Pending programs (${total})` : "Pending programs";
  return (
    <Widget title={title}>
      {rows.length === 0 ? (
        <Nothing>There are no pending programs</Nothing>
      ) : (
        <Rows>
          {rows.map(({ id, name, creatorName, price }) => (
            <Row
              key={id}
              end={
                <>
                  {price && <span className="tabular-nums">{price}</span>}
                  <a className="btn btn-s" href={paths.publish(id)} aria-label={`Decide on ${name}`}>
                    Decide
                  </a>
                </>
              }
            >
              <span className="min-w-0">
                <a href={paths.editor(id)} className="font-semibold">
                  {name}
                </a>
                <span className="block text-sm text-ink-2">by {creatorName}</span>
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Widget>
  );
}
