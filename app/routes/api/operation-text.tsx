import type { FieldView, OperationView } from "#app/http/api/docs-view.ts";

export function OperationText({ operation }: { operation: OperationView }) {
  const { id, method, path, summary, description, who, scope, query, filters, body, answer, examples } = operation;
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="grid gap-2">
      <h3 id={`${id}-name`} className="font-semibold">
        {summary}
      </h3>
      <p className="break-all">
        <code className="font-semibold">
          {method} {path}
        </code>
      </p>
      {description && <p>{description}</p>}
      <p className="text-ink-2 text-sm">
        {who}
        {scope && `; personal tokens: ${scope}`}
      </p>
      <Fields title="Query" fields={query} />
      {filters && <p className="text-sm break-words">where: {filters}</p>}
      {body && <Fields title="Body" fields={body} example={examples.body} />}
      {answer ? (
        <Fields title={`Returns ${answer.what}`} fields={answer.fields} example={examples.answer} isAnswer />
      ) : (
        <p>Returns nothing (204).</p>
      )}
    </article>
  );
}

function presence(isRequired: FieldView["isRequired"], isAnswer: boolean) {
  if (typeof isRequired === "string" && isRequired !== "") return ` (${isAnswer ? "" : "required "}with ${isRequired})`;
  if (isAnswer) return isRequired ? "" : " (may be missing)";
  return isRequired ? " (required)" : "";
}

type FieldsProps = { title: string; fields: FieldView[]; example?: string | null; isAnswer?: boolean };

/** A response has every field unless it is marked optional. */
function Fields({ title, fields, example = null, isAnswer = false }: FieldsProps) {
  if (fields.length === 0) return isAnswer ? <p>{title}.</p> : null;
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1">{title}</summary>
      <ul className="grid gap-1 border-line border-s-2 ps-3 text-sm">
        {fields.map(({ name, type, isRequired, note }) => (
          <li key={name} className="break-words">
            <code className="font-semibold">{name}</code> <span className="text-ink-2">{type}</span>
            {presence(isRequired, isAnswer)}
            {note && `: ${note}`}
          </li>
        ))}
      </ul>
      {example && (
        <>
          <p className="mt-2 text-sm">Example</p>
          <pre className="[tab-size:1rem] whitespace-pre-wrap wrap-anywhere rounded-m border border-line p-3 text-xs max-sm:[tab-size:0.25rem]">
            {example}
          </pre>
        </>
      )}
    </details>
  );
}
