import { trainPaths } from "#app/train-paths.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Trained } from "../trained.server.ts";
import { DoneSets, type Headings } from "./done-sets.tsx";

type Props = { done: Trained; headings: Headings };

/** '58 min · very hard (7)', or ''. */
export function wordsOf({ minutes, effort }: Pick<Trained, "minutes" | "effort">) {
  return [minutes === null ? null : `${minutes} min`, effort].filter(Boolean).join(" · ");
}

export function TrainedWorkout({ done, headings }: Props) {
  const { name, comment, imageUrl, smallImageUrl, successfullyCompleted, isEnteredByCoach } = done;
  return (
    <>
      {!successfullyCompleted && (
        <p>
          <Badge tone="warn">not completed</Badge>
        </p>
      )}
      {isEnteredByCoach && <p className="text-ink-2">Entered by your coach.</p>}
      {comment && (
        <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">{comment}</blockquote>
      )}
      {imageUrl && (
        <a href={imageUrl} className="w-fit">
          <img src={smallImageUrl ?? imageUrl} alt={`From you, ${name}`} className="max-h-80 rounded" />
        </a>
      )}
      <DoneSets done={done} headings={headings} />
    </>
  );
}

export function TrainedActions({ id, name }: Pick<Trained, "id" | "name">) {
  return (
    <p className="grid grid-cols-2 gap-2">
      <a className="btn" href={trainPaths.changeTrained(id)}>
        Change
        <span className="sr-only">{` ${name}`}</span>
      </a>
      <a className="btn btn-danger" href={trainPaths.deleteTrained(id)}>
        Delete
        <span className="sr-only">{` ${name}`}</span>
      </a>
    </p>
  );
}
