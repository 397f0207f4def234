import type { FormattedExercise, FormattedSet } from "#app/domain/completions/formatted-sets.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { type Header, Table } from "#app/ui/elements/table.tsx";
import type { CommentDetails } from "../views.ts";

export function CompletedWorkout({ comment }: { comment: CommentDetails }) {
  const { fullName, workout, programName, doneOn, successfullyCompleted, isEnteredByCoach } = comment;
  const { volumeLoad, volumeLoadInPounds, session, imageUrl, smallImageUrl } = comment;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p>
          <strong>{fullName}</strong> · {workout} · {programName} · {doneOn}
          {isEnteredByCoach && ", entered by the coach"}
        </p>
        <Badge tone={successfullyCompleted ? "good" : "bad"}>
          {successfullyCompleted ? "completed" : "not completed"}
        </Badge>
      </div>
      <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
        {comment.comment}
      </blockquote>
      {imageUrl && (
        <a href={imageUrl} className="w-fit">
          <img src={smallImageUrl ?? imageUrl} alt={`${workout}, from ${fullName}`} className="max-h-80 rounded" />
        </a>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact label="Volume load (kg)" value={volumeLoad} />
        <Fact label="Volume load (lbs)" value={volumeLoadInPounds} />
        {session && <Fact label="Session" value={session} />}
      </dl>
      {!comment.isPrescriptionKnown && <p className="text-ink-2">What was prescribed is no longer known.</p>}
      {comment.sets.map((set) => (
        <CompletedSet key={set.id} set={set} />
      ))}
      <Theirs sets={comment.theirs} fullName={fullName} />
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Theirs({ sets, fullName }: { sets: readonly FormattedSet[]; fullName: string }) {
  if (sets.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h2 className="font-semibold">Not in the prescription: added or replaced by {fullName}</h2>
      {sets.map((set) => (
        <CompletedSet key={set.id} set={set} />
      ))}
    </section>
  );
}

function CompletedSet({ set: { title, exercises } }: { set: FormattedSet }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      {exercises.map((exercise) => (
        <div key={exercise.id} className="grid gap-1">
          <h3>
            {exercise.name}
            {exercise.insteadOf && <span className="text-ink-2"> instead of {exercise.insteadOf}</span>}
          </h3>
          {exercise.rounds.length > 0 && <Rounds exercise={exercise} title={title} />}
        </div>
      ))}
    </section>
  );
}

function Rounds({ exercise: { name, columns, rounds }, title }: { exercise: FormattedExercise; title: string }) {
  const headers: Header[] = columns.flatMap((column) => [
    { label: `${column}, prescribed`, end: true },
    { label: `${column}, done`, end: true },
  ]);
  return (
    <Table caption={`${title}: ${name}`} headers={["Round", ...headers]} hasCards>
      {rounds.map(({ id, number, isRest, cells }) => (
        <tr key={id}>
          <th scope="row">{isRest ? `${number}, rest` : number}</th>
          {cells.flatMap(({ prescribed, done }, at) => [
            <td key={`${columns[at]} prescribed`} className="num text-ink-2" data-label={`${columns[at]}, prescribed`}>
              {prescribed}
            </td>,
            <td key={`${columns[at]} done`} className="num font-semibold" data-label={`${columns[at]}, done`}>
              {done}
            </td>,
          ])}
        </tr>
      ))}
    </Table>
  );
}
