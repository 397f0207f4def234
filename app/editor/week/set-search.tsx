import { alsoCalled, nothingFound } from "#app/domain/exercises/found.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { findName } from "#app/domain/workout/form/search-names.ts";
import { useFocus } from "#app/editor/state/context.ts";
import type { Found } from "#app/editor/state/views.ts";

type Props = { workoutKey: string; moduleId: string; place: string };

export function SetSearch({ workoutKey, moduleId, place }: Props) {
  const mine = useFocus(({ found }) => (found?.key === workoutKey && found.moduleId === moduleId ? found : null));
  const name = findName(workoutKey, moduleId);
  return (
    <search className="set-search">
      <input
        className="ed-input"
        type="search"
        name={name}
        aria-label={`Search exercise for ${place}`}
        placeholder="Add exercise…"
        defaultValue={mine?.text}
        autoComplete="off"
        maxLength={100}
      />
      <button
        className="btn btn-s"
        type="submit"
        name="do"
        value={pressButton({ press: "find", key: workoutKey, moduleId })}
      >
        Search
        <span className="sr-only">{` for ${place}`}</span>
      </button>
      {mine && <Results found={mine} place={place} />}
    </search>
  );
}

function Results({ found, place }: { found: Found; place: string }) {
  const { key, moduleId, exercises, nearest } = found;
  if (exercises.length === 0) return <p className="found-none">{nothingFound(nearest)}</p>;
  return (
    <ul className="found" aria-label={`Exercises found for ${place}`}>
      {exercises.map((exercise) => (
        <li key={exercise.id}>
          <button type="submit" name="do" value={pressButton({ press: "add", key, moduleId, exerciseId: exercise.id })}>
            <span className="sr-only">Add </span>
            {`${exercise.name} `}
            <small>
              {[exercise.called && alsoCalled(exercise.called), ...exercise.categories].filter(Boolean).join(", ")}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
