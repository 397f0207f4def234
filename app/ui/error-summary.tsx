import type { FormMetadata } from "@conform-to/react";
import { useEffect, useId, useRef } from "react";

type Summary = Pick<FormMetadata<Record<string, unknown>>, "id" | "allErrors">;

/** Everything that is wrong with a form, each with a link to its field. Takes focus when it appears. */
export function ErrorSummary({ form }: { form: Summary }) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const problems = Object.entries(form.allErrors);
  useAnnounced(ref, problems.length > 0 ? form.allErrors : null);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without scripting this is how the summary takes focus
    <div ref={ref} className="summary" role="alert" aria-labelledby={headingId} tabIndex={-1} autoFocus>
      <h2 id={headingId}>There is a problem</h2>
      <ul>
        {problems.map(([name, messages]) => (
          <li key={name}>
            {name === "" ? messages.join(" ") : <a href={`#${fieldId(form.id, name)}`}>{messages.join(" ")}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A list's item ('categories[0]') is answered for by its field. */
function fieldId(formId: string, name: string) {
  return `${formId}-${name.replace(/[.[].*$/, "")}`;
}

function useAnnounced(ref: React.RefObject<HTMLElement>, problems: object | null) {
  useEffect(() => {
    if (!problems) return;
    ref.current?.focus();
    const title = document.title;
    if (title.startsWith("Error: ")) return;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [ref, problems]);
}
