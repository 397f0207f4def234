import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import type { OfferedProgram, Pending, RecentProgram, Statuses } from "../views.ts";
import { Bar, Row, Rows, Widget } from "./widget.tsx";

export function RecentPrograms({ programs, mayCreate }: { programs: RecentProgram[]; mayCreate: boolean }) {
  const action = mayCreate && (
    <ButtonLink size="s" to={paths.newProgram()}>
      Write a program
    </ButtonLink>
  );
  return (
    <Widget title="Recent programs" more={{ to: paths.programs(), label: "All programs" }}>
      {programs.length === 0 ? (
        <EmptyState size="s" title="You have no programs" action={action}>
          Weeks of workouts, written once for as many clients as you like.
        </EmptyState>
      ) : (
        <Rows>
          {programs.map((program) => (
            <Row key={program.id} end={<Written {...program} />}>
              <span className="min-w-0">
                <a href={paths.editor(program.id)} className="font-semibold text-ink no-underline hover:underline">
                  {program.name}
                </a>
                <span className="block text-sm text-ink-2">
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

function Written({ written, share, daysLeft }: RecentProgram) {
  if (daysLeft !== null) {
    const end = daysLeft === 0 ? "nothing written from today on" : `${counted(daysLeft, "day")} left to train`;
    return <Badge tone="warn">{end}</Badge>;
  }
  if (!written) return "nothing written yet";
  const reach = share === 1 ? "written to the end" : `written: ${written.reach.toLowerCase()}`;
  return (
    <>
      {share !== null && <Bar share={share} />}
      {reach}
    </>
  );
}

export function ProgramStatuses({ statuses, offered }: { statuses: Statuses; offered: OfferedProgram[] }) {
  const { unpublished, pending, published } = statuses;
  const rows = offered.filter(({ status }) => status !== 1);
  return (
    <Widget title="Program status">
      <p className="text-sm text-ink-2">
        {unpublished} unpublished · {pending} pending · {published} published
      </p>
      {rows.length === 0 ? (
        <EmptyState size="s" title="There are no pending programs">
          Partners ask for a place in the store with Program publish in the editor.
        </EmptyState>
      ) : (
        <Rows>
          {rows.map(({ id, name, status }) => (
            <Row
              key={id}
              end={<Badge tone={status === 3 ? "good" : "warn"}>{status === 3 ? "Published" : "Pending"}</Badge>}
            >
              <a href={paths.editor(id)}>{name}</a>
            </Row>
          ))}
        </Rows>
      )}
    </Widget>
  );
}

export function PendingPrograms({ pending: { total, rows } }: { pending: Pending }) {
  const title = total > 0 ? `Pending programs (${total})` : "Pending programs";
  return (
    <Widget title={title}>
      {rows.length === 0 ? (
        <EmptyState size="s" title="There are no pending programs">
          When a partner asks to publish a program, it appears here and you get an e-mail.
        </EmptyState>
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
