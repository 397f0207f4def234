import { useActionData } from "@remix-run/react";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { NoAccessWords, toOwnPage, toTraining } from "#app/ui/frame/no-access.tsx";

export type NoEntry = { coachTo: string; ownPageTo: string };

/** In place of the form's problems: its last words are a link. */
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
      <PostForm action={answer.ownPageTo} className="form">
        <button type="submit" className="btn">
          {toOwnPage}
        </button>
        <button type="submit" formAction={`${answer.ownPageTo}?to=train`} className="btn">
          {toTraining}
        </button>
      </PostForm>
    </>
  );
}
