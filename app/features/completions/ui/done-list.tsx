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
      <ul className="divide-y divide-line border-line border-t *:last:pb-0">
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
        <div className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold">
            <Link to={to} preventScrollReset className="inline-block text-ink">
              {workout ?? capitalised(programName)}
              <span className="sr-only">, {done.doneOn}</span>
            </Link>{" "}
            {!successfullyCompleted && <Badge tone="bad">not completed</Badge>}
          </span>
          <span className="max-w-1/2 flex-none text-end text-sm tabular-nums">
            {[volume, session].filter(Boolean).join(" · ")}
          </span>
        </div>
        <span className="text-sm text-ink-2">{capitalised(facts.filter(Boolean).join(" · "))}</span>
        {comment && <Comment words={comment} isUnread={isUnread} />}
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

function Comment({ words, isUnread }: { words: string; isUnread: boolean }) {
  return (
    <p className="flex items-baseline gap-2 text-sm">
      <q className="line-clamp-2">{words}</q>
      {isUnread && (
        <span className="flex-none">
          <Badge tone="accent">New</Badge>
        </span>
      )}
    </p>
  );
}
