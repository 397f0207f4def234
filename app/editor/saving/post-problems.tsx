import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { typedName } from "#app/domain/workout/form/search-names.ts";
import type { RefusedPost } from "#app/editor/state/views.ts";
import { ConflictText, type Contested } from "./conflict-dialog.tsx";

/** The unsaved days are part of the form, so posting again does not depend on what is stored by then. */
export function PostProblems({ posted }: { posted: RefusedPost }) {
  const { errors, conflicts, message, workouts } = posted;
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div className="summary m-4 grid gap-2" role="alert" tabIndex={-1} autoFocus>
      <h2>There is a problem</h2>
      <p>{message}</p>
      {workouts.length > 0 && <p>{`Unsaved: ${workouts.map(({ key }) => formatPlaceOfKey(key)).join(", ")}.`}</p>}
      {workouts.map(({ key, workout }) => (
        <input key={key} type="hidden" name={typedName(key)} value={JSON.stringify(workout)} />
      ))}
      <ul className="conflicts">
        {Object.entries(errors).map(([name, { text, reason }]) => (
          <li key={name}>
            <a href={`#${name}`}>{`‘${text}’: ${reason}`}</a>
          </li>
        ))}
        {conflicts.map((conflict) => (
          <ConflictItem
            key={conflict.key}
            conflict={conflict}
            mine={workouts.find(({ key }) => key === conflict.key)?.workout}
          />
        ))}
      </ul>
    </div>
  );
}

function ConflictItem({ conflict, mine }: Contested) {
  const { key, theirs } = conflict;
  const keep = pressButton({ press: "keep", key, version: theirs.version });
  return (
    <li>
      <ConflictText conflict={conflict} mine={mine} />
      <span className="actions">
        <button className="btn btn-s" type="submit" name="do" value={pressButton({ press: "take", key })}>
          Take theirs
          <span className="sr-only">{` for ${formatPlaceOfKey(key)}`}</span>
        </button>
        <button className="btn btn-s" type="submit" name="do" value={keep}>
          Keep mine
          <span className="sr-only">{` for ${formatPlaceOfKey(key)}`}</span>
        </button>
      </span>
    </li>
  );
}
