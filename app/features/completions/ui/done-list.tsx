import { Link } from "@remix-run/react";
import { capitalised } from "#app/domain/text/capital.ts";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import type { DoneView } from "../views.ts";

type Props = {
  rows: readonly DoneView[];
  client: { id: string; fullName: string };
  page: number;
  pages: number;
};

export function DoneList({ rows, client, page, pages }: Props) {
  if (rows.length === 0) return <p className="text-ink-2">{client.fullName} has completed no workout yet.</p>;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {rows.map((one) => (
          <Done key={one.id} done={one} client={client} page={page} />
        ))}
      </ul>
      <Pagination
        label="Pages of completed workouts"
        page={page}
        pages={pages}
        hrefFor={(to) => `${paths.clientPage(client.id, to)}#workouts`}
      />
    </>
  );
}

function Done({ done, client, page }: { done: DoneView } & Pick<Props, "client" | "page">) {
  const { id, workout, programName, day, successfullyCompleted, session, volume, isEnteredByCoach, comment } = done;
  const { imageUrl, smallImageUrl, isUnread } = done;
  const facts = [day, workout !== null && programName, isEnteredByCoach && "entered by the coach"];
  const to = paths.clientWorkout(client.id, id) + (page > 1 ? `?page=${page}` : "");
  return (
    <li className="flex items-start justify-between gap-3 py-2.5">
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            <Link to={to} preventScrollReset className="inline-block text-ink">
              {workout ?? capitalised(programName)}
              <span className="sr-only">, {done.doneOn}</span>
            </Link>{" "}
            {!successfullyCompleted && <Badge tone="bad">not completed</Badge>}
          </span>
          <span className="text-sm tabular-nums">{[volume, session].filter(Boolean).join(" · ")}</span>
        </div>
        <span className="text-sm text-ink-2">{capitalised(facts.filter(Boolean).join(" · "))}</span>
        {comment && (
          <p className="flex items-baseline gap-2 text-sm">
            <q className="line-clamp-2">{comment}</q>
            {isUnread && <Badge tone="accent">New</Badge>}
          </p>
        )}
      </div>
      {imageUrl && (
        <a href={imageUrl} className="flex-none">
          <img
            src={smallImageUrl ?? imageUrl}
            alt={`${workout}, ${done.doneOn}, from ${client.fullName}`}
            className="h-16 rounded"
          />
        </a>
      )}
    </li>
  );
}
