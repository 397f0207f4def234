import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useAnnounced } from "#app/ui/browser/announced.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { DialogScreen } from "./dialog-screen.tsx";
import { InfoScreen } from "./info-screen.tsx";

type Opened = { name: string; question: string; note?: string; seen?: string; back: string; kept: string };

export function DeleteScreen({ stay = "Cancel", proceed = "Proceed" }) {
  const { name, question, note, seen, back, kept } = useLoaderData() as Opened;
  const refused = useActionData() as { refusal: string } | undefined;
  useAnnounced(useRef(null), refused ?? null);
  if (refused) return <InfoScreen message={refused.refusal} okTo={kept} />;
  return (
    <DialogScreen title={question} closeTo={back}>
      <PostForm preventScrollReset className="form">
        {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
        <p className="whitespace-pre-line">
          {note ?? (
            <>
              <strong>{name}</strong> will be deleted. This cannot be undone.
            </>
          )}
        </p>
        <div className="actions">
          <ButtonLink to={back} preventScrollReset>
            {stay}
          </ButtonLink>
          <SubmitButton variant="danger" pendingLabel="One moment…">
            {proceed}
          </SubmitButton>
        </div>
      </PostForm>
    </DialogScreen>
  );
}
