import { Form } from "@remix-run/react";
import type { TextError } from "#app/domain/workout/text/lines.ts";
import { SubmitButton } from "#app/ui/button.tsx";

type View = { page: number; text: string; saveId: string; versions: { key: string; version: number }[] };
type Answer = { text: string; errors?: TextError[]; changedBy?: string };

/** A week as text. What can't be read is told by line and column, and nothing typed is lost. */
export function TextForm({ view, answer }: { view: View; answer: Answer | undefined }) {
  const { page, saveId, versions } = view;
  const problems = answer?.errors ?? [];
  return (
    <Form method="post" className="form" preventScrollReset>
      {answer && <Problems answer={answer} />}
      <input type="hidden" name="week" value={page} />
      <input type="hidden" name="saveId" value={saveId} />
      {versions.map(({ key, version }) => (
        <input key={key} type="hidden" name={`${key}.version`} value={version} />
      ))}
      <div className="field">
        <label className="label" htmlFor="week-text">{`Text of week ${page}`}</label>
        <p className="hint" id="week-text-hint">
          One exercise a line: ‘Back squat 5x5 @80%’. A day that the text leaves out stays as it is.
        </p>
        <textarea
          className="input week-text"
          id="week-text"
          name="text"
          defaultValue={answer?.text ?? view.text}
          rows={24}
          spellCheck={false}
          aria-describedby={problems.length > 0 ? "week-text-problems week-text-hint" : "week-text-hint"}
          aria-invalid={problems.length > 0 || undefined}
        />
      </div>
      <div className="actions">
        <SubmitButton>Save text</SubmitButton>
      </div>
    </Form>
  );
}

function Problems({ answer: { text, errors = [], changedBy } }: { answer: Answer }) {
  const lines = text.split(/\r?\n/);
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div className="summary" role="alert" tabIndex={-1} autoFocus id="week-text-problems">
      <h2>There is a problem</h2>
      {changedBy && <p>{`${changedBy} changed this week meanwhile. Save again to keep what you wrote.`}</p>}
      <ol>
        {errors.map(({ line, column, message, suggestions }) => (
          <li key={`${line} ${column} ${message}`}>
            <a href="#week-text">{`Line ${line}, column ${column}`}</a>
            {`: ${message}`}
            {suggestions.length > 0 && ` Did you mean ${suggestions.join(", ")}?`}
            <code>{lines[line - 1]?.trim()}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
