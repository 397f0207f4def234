import { pressButton } from "#app/domain/workout/form/presses.ts";
import { conflictInWords } from "./dialogs.tsx";
import type { PostAnswer } from "./types.ts";

/** What a post without script could not do, on top, with a link to each field. Nothing typed was lost. */
export function PostProblems({ posted }: { posted: PostAnswer }) {
  const { errors, conflicts, message } = posted;
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>There is a problem</h2>
      <p>{message}</p>
      <ul>
        {Object.entries(errors).map(([name, { text, reason }]) => (
          <li key={name}>
            <a href={`#${name}`}>{`‘${text}’: ${reason}`}</a>
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            {conflictInWords(conflict)}
            <span className="actions">
              <button
                className="btn btn-s"
                type="submit"
                name="do"
                value={pressButton({ press: "take", key: conflict.key })}
              >
                Take theirs
              </button>
              <button
                className="btn btn-s"
                type="submit"
                name="do"
                value={pressButton({ press: "keep", key: conflict.key })}
              >
                Keep mine
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
