import { Link } from "@remix-run/react";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { AssignmentView } from "../queries.server.ts";

/** `search`: the editor's query, which the dialogs keep. */
type ListProps = { programId: string; assignments: AssignmentView[]; search: string };

export function AssignmentList({ programId, assignments, search }: ListProps) {
  return (
    <section aria-labelledby="followers" className="grid gap-2">
      <h2 id="followers" className="font-semibold">
        Clients on this program
      </h2>
      <p role="status" className="text-sm text-ink-2">
        {formatFollowers(assignments.length)}
      </p>
      {assignments.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {assignments.map((assignment) => (
            <AssignmentRow key={assignment.clientId} programId={programId} assignment={assignment} search={search} />
          ))}
        </ul>
      )}
    </section>
  );
}

function formatFollowers(count: number) {
  if (count === 0) return "Nobody follows this program yet.";
  return `${counted(count, "client follows", "clients follow")} this program.`;
}

type RowProps = { programId: string; assignment: AssignmentView; search: string };

function AssignmentRow({ programId, assignment, search }: RowProps) {
  const { clientId, fullName, isOverdue } = assignment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0">
        <span className="font-semibold break-words">{fullName}</span>{" "}
        <span className="text-sm text-ink-2">{formatFollowing(assignment)}</span>{" "}
        {isOverdue && <Badge tone="warn">Overdue</Badge>}
      </span>
      <span className="flex gap-1">
        <Link className="btn btn-ghost btn-s" to={paths.programClient(programId, clientId) + search} preventScrollReset>
          <Icon name="pencil" />
          Change<span className="sr-only"> start and rounding of {fullName}</span>
        </Link>
        <Link
          className="btn btn-ghost btn-s"
          to={paths.removeProgramClient(programId, clientId) + search}
          preventScrollReset
        >
          <Icon name="trash-2" />
          Remove<span className="sr-only"> {fullName}</span>
        </Link>
      </span>
    </li>
  );
}

function formatFollowing({ startDate, roundingStep }: AssignmentView) {
  const from = `from ${formatDate(startDate)}`;
  return roundingStep === "off" ? from : `${from}, weights rounded to ${roundingStep}`;
}
