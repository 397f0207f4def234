import { formatDate } from "#app/domain/schedule/dates.ts";
import { capitalised } from "#app/domain/text/capital.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { FollowedProgram } from "../client-queries.server.ts";

export function FollowedList({ programs, client }: { programs: readonly FollowedProgram[]; client: string }) {
  if (programs.length === 0) {
    return <p className="text-ink-2">{client} follows no program.</p>;
  }
  return (
    <ul className="divide-y divide-line border-line border-t *:last:pb-0">
      {programs.map((program) => (
        <Followed key={program.id} program={program} client={client} />
      ))}
    </ul>
  );
}

function Followed({ program, client }: { program: FollowedProgram; client: string }) {
  const { id, name, startDate, lastDay, progressWords, workouts, done, isOverdue, page, canOpen, clientId } = program;
  return (
    <li className="grid gap-1.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold break-words">
          {name} {isOverdue && <Badge tone="warn">Overdue</Badge>}
        </span>
        {canOpen && (
          <ButtonLink
            variant="ghost"
            size="s"
            className="-mx-2"
            to={paths.editorFor(id, { week: page, client: clientId })}
          >
            <Icon name="pencil" />
            Open for {client}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        )}
      </div>
      <Bar share={workouts === 0 ? null : done / workouts} />
      <p className="text-sm text-ink-2">
        {`${capitalised(progressWords)}. ${formatWorkouts(program)} ${spanOf(startDate, lastDay)}`}
      </p>
    </li>
  );
}

/** Hidden from screen readers, since the text below says the same. */
function Bar({ share }: { share: number | null }) {
  if (share === null) return null;
  return (
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-ink-2" style={{ width: `${Math.round(share * 100)}%` }} />
    </div>
  );
}

function formatWorkouts({ workouts, done }: FollowedProgram) {
  if (workouts === 0) return "No workouts have been written yet.";
  return `${done} of ${counted(workouts, "workout")} done.`;
}

function spanOf(startDate: string, lastDay: string | null) {
  const from = formatDate(startDate);
  return lastDay === null ? `From ${from}, with no end date.` : `From ${from} to ${formatDate(lastDay)}.`;
}
