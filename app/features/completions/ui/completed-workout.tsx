import type { FormattedExercise, FormattedSet } from "#app/domain/completions/formatted-sets.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import { type Header, Table } from "#app/ui/elements/table.tsx";
import type { CompletedView } from "../views.ts";

type Props = { done: CompletedView; isOfAnotherProgram?: boolean };

export function CompletedWorkout({ done, isOfAnotherProgram = false }: Props) {
  const { fullName, workout, programName, doneOn, successfullyCompleted, isEnteredByCoach, comment } = done;
  const { volumeLoad, volumeLoadInPounds, session, imageUrl, smallImageUrl, isPrescriptionKnown } = done;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p>
          <strong>{fullName}</strong> · {[workout, programName, doneOn].filter(Boolean).join(" · ")}
          {isEnteredByCoach && ", entered by the coach"}
        </p>
        <Badge tone={successfullyCompleted ? "good" : "bad"}>
          {successfullyCompleted ? "completed" : "not completed"}
        </Badge>
      </div>
      {comment && (
        <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">{comment}</blockquote>
      )}
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
      {isOfAnotherProgram && (
        <p className="text-ink-2">This was done for another program: you see what was done, not what was prescribed.</p>
      )}
      {!isPrescriptionKnown && !isOfAnotherProgram && (
        <p className="text-ink-2">What was prescribed is no longer known.</p>
      )}
      {done.sets.map((set) => (
        <CompletedSet key={set.id} set={set} isDoneAlone={isOfAnotherProgram} />
      ))}
      <Theirs sets={done.theirs} fullName={fullName} />
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

type SetProps = { set: FormattedSet; isDoneAlone?: boolean };

function CompletedSet({ set: { title, exercises }, isDoneAlone = false }: SetProps) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      {exercises.map((exercise) => (
        <div key={exercise.id} className="grid gap-1">
          <h3>
            {exercise.name}
            {exercise.insteadOf && <span className="text-ink-2"> instead of {exercise.insteadOf}</span>}
          </h3>
          {exercise.rounds.length > 0 && <Rounds {...{ exercise, title, isDoneAlone }} />}
        </div>
      ))}
    </section>
  );
}

type RoundsProps = { exercise: FormattedExercise; title: string; isDoneAlone: boolean };

function Rounds({ exercise: { name, columns, rounds }, title, isDoneAlone }: RoundsProps) {
  const kinds = isDoneAlone ? (["done"] as const) : (["prescribed", "done"] as const);
  const headers: Header[] = columns.flatMap((column) =>
    kinds.map((kind) => ({ label: `${column}, ${kind}`, end: true })),
  );
  return (
    <Table caption={`${title}: ${name}`} headers={["Round", ...headers]} hasCards>
      {rounds.map(({ id, number, isRest, cells }) => (
        <tr key={id}>
          <th scope="row">{isRest ? `${number}, rest` : number}</th>
          {cells.flatMap((cell, at) =>
            kinds.map((kind) => (
              <td
                key={`${columns[at]} ${kind}`}
                className={kind === "done" ? "num font-semibold" : "num text-ink-2"}
                data-label={`${columns[at]}, ${kind}`}
              >
                {cell[kind]}
              </td>
            )),
          )}
        </tr>
      ))}
    </Table>
  );
}
