import { Fragment, useContext } from "react";
import { capitalised } from "#app/domain/text/capital.ts";
import { printForClient } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, Round, Workout } from "#app/domain/workout/document/document.ts";
import { roundName } from "#app/domain/workout/document/names.ts";
import {
  type ExercisePreview,
  previewWorkout,
  type RoundPreview,
  type SetPreview,
} from "#app/domain/workout/preview/preview.ts";
import { Calculated } from "#app/editor/numbers/calculated.tsx";
import { NumbersContext } from "#app/editor/numbers/numbers.ts";

export function WorkoutPreview({ workout }: { workout: Workout }) {
  const preview = previewWorkout(workout);
  if (preview.restDay) return <p>Rest day</p>;
  return (
    <article className="preview">
      <header>
        <h2>{preview.title || preview.place}</h2>
        {preview.motivation && <p>{preview.motivation}</p>}
      </header>
      {preview.sets.map((set, index) => (
        <PreviewSet key={set.id} set={set} entries={workout.modules[index]?.moduleExercises ?? []} />
      ))}
    </article>
  );
}

function PreviewSet({ set, entries }: { set: SetPreview; entries: ModuleExercise[] }) {
  return (
    <section className="preview-set">
      {set.alternative && <p className="hint">{set.alternative}</p>}
      <h3>
        {set.name}
        {set.setType && <span>{` ${set.setType}`}</span>}
      </h3>
      {set.description && <p>{set.description}</p>}
      <ol>
        {set.exercises.map((exercise, index) => (
          <PreviewExercise key={exercise.id} exercise={exercise} entry={entries[index]} />
        ))}
      </ol>
    </section>
  );
}

function PreviewExercise({ exercise, entry }: { exercise: ExercisePreview; entry: ModuleExercise | undefined }) {
  return (
    <li>
      <p>
        {exercise.letter && <span className="letter">{exercise.letter}</span>}
        <b>{exercise.name}</b>
        {exercise.description && ` – ${exercise.description}`}
        {exercise.details.length > 0 && ` – ${exercise.details.join(", ")}`}
      </p>
      <ul>
        {exercise.rounds.map((preview) => {
          const round = entry?.moduleExerciseRounds[preview.first];
          return (
            <li key={preview.id}>
              {entry && round && (
                <PreviewRound preview={preview} entry={entry} round={round} of={spokenRounds(exercise.name, preview)} />
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function spokenRounds(name: string, { first, count }: RoundPreview) {
  return count === 1 ? roundName(name, first + 1) : `${name}, rounds ${first + 1} to ${first + count}`;
}

type RoundProps = { preview: RoundPreview; entry: ModuleExercise; round: Round; of: string };

/** As a coach says it, then value by value, as document 1 lists it. */
function PreviewRound({ preview: { words, values }, ...round }: RoundProps) {
  const isForClient = useContext(NumbersContext) !== null;
  function spokenValue(slot: number, value: string) {
    const definition = round.round.roundDefinitions[slot];
    return (isForClient && definition ? printForClient(definition) : value) || "–";
  }
  return (
    <>
      {words && <p className="text-base font-semibold">{capitalised(words)}</p>}
      {values.length > 0 && (
        <div className="hint">
          {values.map(({ slot, category, type, unit, value }, index) => (
            <Fragment key={slot}>
              {index > 0 && " · "}
              {`${[category, type, unit].filter(Boolean).join(", ")}: ${spokenValue(slot, value)} `}
              <Calculated {...round} slot={slot} />
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}
