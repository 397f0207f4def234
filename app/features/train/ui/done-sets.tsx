import type { FormattedExercise, FormattedSet } from "#app/domain/completions/formatted-sets.ts";
import type { Compared } from "#app/features/completions/views.ts";
import { doneRows, unitsOf } from "../done-rows.ts";

/** Below the title of a page's section, or of a workout among others. */
export type Headings = readonly [set: "h3" | "h4", exercise: "h4" | "h5"];

type Props = { done: Compared; headings: Headings };

/** Done beside prescribed, and apart from it what the athlete added or did instead. */
export function DoneSets({ done: { sets, theirs, isPrescriptionKnown }, headings }: Props) {
  const [Heading] = headings;
  return (
    <>
      {!isPrescriptionKnown && <p className="text-ink-2">What was prescribed is no longer known.</p>}
      {sets.map((set) => (
        <OneSet key={set.id} set={set} headings={headings} />
      ))}
      {theirs.length > 0 && (
        <section className="grid min-w-0 gap-4 border-t border-line pt-4">
          <Heading className="font-semibold">Yours: added, or done instead</Heading>
          {theirs.map((set) => (
            <OneSet key={set.id} set={set} headings={headings} />
          ))}
        </section>
      )}
    </>
  );
}

function OneSet({ set: { title, exercises }, headings }: { set: FormattedSet; headings: Headings }) {
  const [SetHeading, Heading] = headings;
  return (
    <section className="grid min-w-0 gap-3">
      <SetHeading className="text-ink-2">{title}</SetHeading>
      {exercises.map((exercise) => (
        <div key={exercise.id} className="grid min-w-0 gap-1">
          <Heading className="font-semibold wrap-anywhere">
            {exercise.name}
            {exercise.insteadOf && <span className="font-normal text-ink-2"> instead of {exercise.insteadOf}</span>}
          </Heading>
          {exercise.rounds.length > 0 && <Rounds exercise={exercise} title={title} />}
        </div>
      ))}
    </section>
  );
}

const cell = "border-t border-line py-2 text-end tabular-nums";

function Rounds({ exercise, title }: { exercise: FormattedExercise; title: string }) {
  const units = unitsOf(exercise.columns);
  return (
    <>
      {units && <p className="text-sm text-ink-2">{units}</p>}
      <table className="w-full">
        <caption className="sr-only">{`${title}: ${exercise.name}`}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              Round
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Prescribed
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Done
            </th>
          </tr>
        </thead>
        <tbody>
          {doneRows(exercise).map(({ id, rounds, prescribed, done }) => (
            <tr key={id}>
              <th scope="row" className="border-t border-line py-2 text-start font-normal">
                {rounds}
              </th>
              <td className={`${cell} px-2 text-ink-2`}>{prescribed}</td>
              <td className={`${cell} font-semibold`}>{done}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
