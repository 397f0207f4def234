import { Fragment, useContext } from "react";
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
      </p>
      <ol>
        {exercise.rounds.map((preview, index) => {
          const round = entry?.moduleExerciseRounds[index];
          return (
            <li key={preview.id}>
              {entry && round && (
                <PreviewRound preview={preview} entry={entry} round={round} of={roundName(exercise.name, index + 1)} />
              )}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

type RoundProps = { preview: RoundPreview; entry: ModuleExercise; round: Round; of: string };

function PreviewRound({ preview: { isRest, values }, ...round }: RoundProps) {
  const isForClient = useContext(NumbersContext) !== null;
  function spokenValue(slot: number, value: string) {
    const definition = round.round.roundDefinitions[slot];
    return (isForClient && definition ? printForClient(definition) : value) || "–";
  }
  return (
    <>
      {isRest && "Rest"}
      {values.map(({ slot, category, type, unit, value }, index) => (
        <Fragment key={slot}>
          {(isRest || index > 0) && " · "}
          {`${[category, type, unit].filter(Boolean).join(", ")}: ${spokenValue(slot, value)} `}
          <Calculated {...round} slot={slot} />
        </Fragment>
      ))}
    </>
  );
}
