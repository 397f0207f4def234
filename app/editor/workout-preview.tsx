import type {
  ExercisePreview,
  WorkoutPreview as Preview,
  RoundPreview,
  SetPreview,
} from "#app/domain/workout/preview.ts";

/** A workout as its athlete reads it (document 1 §2). */
export function WorkoutPreview({ preview }: { preview: Preview }) {
  if (preview.restDay) return <p>Rest day</p>;
  return (
    <article className="preview">
      <header>
        <h2>{preview.title || preview.place}</h2>
        {preview.motivation && <p>{preview.motivation}</p>}
      </header>
      {preview.sets.map((set) => (
        <PreviewSet key={set.id} set={set} />
      ))}
    </article>
  );
}

function PreviewSet({ set }: { set: SetPreview }) {
  return (
    <section className="preview-set">
      {set.alternative && <p className="hint">{set.alternative}</p>}
      <h3>
        {set.name}
        {set.setType && <span>{` ${set.setType}`}</span>}
      </h3>
      {set.description && <p>{set.description}</p>}
      <ol>
        {set.exercises.map((exercise) => (
          <PreviewExercise key={exercise.id} exercise={exercise} />
        ))}
      </ol>
    </section>
  );
}

function PreviewExercise({ exercise }: { exercise: ExercisePreview }) {
  return (
    <li>
      <p>
        {exercise.letter && <span className="letter">{exercise.letter}</span>}
        <b>{exercise.name}</b>
        {exercise.description && ` – ${exercise.description}`}
      </p>
      <ol>
        {exercise.rounds.map((round) => (
          <li key={round.id}>{roundInWords(round)}</li>
        ))}
      </ol>
    </li>
  );
}

/** 'Reps, Amount: 5 · Weight, Percentage, kg: 80', or 'Rest' with its time. */
function roundInWords({ isRest, values }: RoundPreview) {
  const told = values.map(({ category, type, unit, value }) => {
    const name = [category, type, unit].filter(Boolean).join(", ");
    return `${name}: ${value || "–"}`;
  });
  return [...(isRest ? ["Rest"] : []), ...told].join(" · ");
}
