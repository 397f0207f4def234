import { Badge } from "#app/ui/elements/badge.tsx";
import type { DoneView } from "../views.ts";

export function DoneList({ done, client }: { done: readonly DoneView[]; client: string }) {
  if (done.length === 0) return <p className="text-ink-2">{client} has completed no workout yet.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {done.map((one) => (
        <Done key={one.id} done={one} client={client} />
      ))}
    </ul>
  );
}

function Done({ done, client }: { done: DoneView; client: string }) {
  const { workout, programName, doneOn, successfullyCompleted, session, isEnteredByCoach, values } = done;
  const { imageUrl, smallImageUrl } = done;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-semibold">
          {workout ?? "Another program"} {!successfullyCompleted && <Badge tone="bad">not completed</Badge>}
        </span>
        <span className="text-sm text-ink-2">
          {doneOn}
          {workout !== null && ` · ${programName}`}
          {isEnteredByCoach && ", entered by the coach"}
        </span>
        {session && <span className="text-sm tabular-nums">{session}</span>}
        {values.length > 0 && <span className="whitespace-pre-line text-sm tabular-nums">{values.join("\n")}</span>}
      </div>
      {imageUrl && (
        <a href={imageUrl}>
          <img src={smallImageUrl ?? imageUrl} alt={`${workout}, ${doneOn}, from ${client}`} className="h-16 rounded" />
        </a>
      )}
    </li>
  );
}
