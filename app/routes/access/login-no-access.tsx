import { useActionData } from "@remix-run/react";
import { NoAccessWords } from "#app/ui/frame/no-access.tsx";

/** What the login of somebody without access comes to: where their 'this link' leads. */
export type NoEntry = { coachTo: string };

/** Says so where the form's problems would stand: its last words are a link. */
export function NoAccess() {
  const answer = useActionData() as Partial<NoEntry> | undefined;
  if (!answer?.coachTo) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: why: without scripting this is how it takes focus */}
      <div className="summary" role="alert" tabIndex={-1} autoFocus>
        <p>
          <NoAccessWords to={answer.coachTo} />
        </p>
      </div>
    </>
  );
}
