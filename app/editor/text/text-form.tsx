import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { TextError } from "#app/domain/workout/text/words/lines.ts";
import { DraftOffer } from "#app/editor/drafts/draft-offer.tsx";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import type { DraftOwner } from "#app/editor/drafts/drafts.ts";
import { useTextDraft } from "#app/editor/drafts/use-text-draft.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";

type TextResult = { ok: boolean; text: string; errors?: TextError[]; changedBy?: string };

type Props = {
  /** 'Text of week 2'. */
  label: string;
  text: string;
  /** The days as they were when the text was made, and what makes a second post of it the same one. */
  versions: Versions;
  saveId: string;
  owner: DraftOwner;
  submitLabel: string;
  result: TextResult | undefined;
  hint?: string;
  children?: ReactNode;
};

/** A day or a week as text. What can't be read is told by line and column, and nothing typed is lost. */
export function TextForm({ label, owner, submitLabel, result, hint = "", children, ...stored }: Props) {
  const refused = result?.ok === false ? result : undefined;
  const { box, draft, restore, versions } = useTextDraft(owner, stored, result?.ok === true);
  const problems = refused?.errors ?? [];
  return (
    <Form method="post" className="form" preventScrollReset>
      {refused && <Problems result={refused} />}
      <DraftOffer draft={draft} onRestore={restore} onDecided={() => box.current?.focus()} />
      {children}
      <TextVersions saveId={stored.saveId} versions={versions} />
      <div className="field">
        <label className="label" htmlFor="week-text">
          {label}
        </label>
        <p className="hint" id="week-text-hint">
          {`One exercise a line: ‘Back squat 5x5 @80%’. ${hint}`}
        </p>
        <textarea
          ref={box}
          className="input week-text"
          id="week-text"
          name="text"
          defaultValue={refused?.text ?? stored.text}
          rows={24}
          spellCheck={false}
          aria-describedby={problems.length > 0 ? "week-text-problems week-text-hint" : "week-text-hint"}
          aria-invalid={problems.length > 0 || undefined}
        />
      </div>
      <div className="actions">
        <SubmitButton>{submitLabel}</SubmitButton>
      </div>
    </Form>
  );
}

function TextVersions({ saveId, versions }: { saveId: string; versions: Versions }) {
  return (
    <>
      <input type="hidden" name="saveId" value={saveId} />
      {versions.map(({ key, version }) => (
        <input key={key} type="hidden" name={`${key}.version`} value={version} />
      ))}
    </>
  );
}

function Problems({ result: { text, errors = [], changedBy } }: { result: TextResult }) {
  const lines = text.split(/\r?\n/);
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div className="summary" role="alert" tabIndex={-1} autoFocus id="week-text-problems">
      <h2>There is a problem</h2>
      {changedBy && <p>{`${changedBy} changed this meanwhile. Save again to keep what you wrote.`}</p>}
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
