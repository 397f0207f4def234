import { type MouseEvent, useRef } from "react";
import { useAnnounced } from "#app/ui/browser/announced.ts";
import { type FormProblems, fieldId } from "./form-field.ts";

type Problems = Record<string, string[]>;

export function ErrorSummary({ form }: { form: FormProblems }) {
  const ref = useRef<HTMLDivElement>(null);
  useAnnounced(ref, form.problems);
  if (!form.problems) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without scripting this is how the summary takes focus
    <div ref={ref} className="summary" role="alert" tabIndex={-1} autoFocus>
      <ProblemList formId={form.id} problems={form.problems} />
    </div>
  );
}

export function ProblemList({ formId, problems }: { formId: string; problems: Problems }) {
  return (
    <>
      <h2>There is a problem</h2>
      <ul>
        {Object.entries(problems).map(([name, messages]) => (
          <li key={name}>
            {name === "" ? (
              messages.map((message) => (
                <span key={message} className="block">
                  {message}
                </span>
              ))
            ) : (
              <ProblemLink to={fieldId(formId, name)}>{messages.join(" ")}</ProblemLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Hydrated, it moves focus itself. why: a hash change is a navigation, which would drop the action's result and so
 * every error
 */
function ProblemLink({ to, children }: { to: string; children: string }) {
  function goToField(event: MouseEvent) {
    event.preventDefault();
    const control = document.getElementById(to);
    control?.closest(".field")?.scrollIntoView({ block: "nearest" });
    control?.focus({ preventScroll: true });
  }
  return (
    <a href={`#${to}`} onClick={goToField}>
      {children}
    </a>
  );
}
