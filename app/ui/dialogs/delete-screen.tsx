import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmScreen } from "./confirm-screen.tsx";
import { InfoScreen } from "./info-screen.tsx";

type Opened = { name: string; question: string; note?: string; back: string; kept: string };

/** Asks before the route's thing is deleted, or says why it was not (http/deleting.server.ts). */
export function DeleteScreen() {
  const { name, question, note, back, kept } = useLoaderData() as Opened;
  const refused = useActionData() as { refusal: string } | undefined;
  if (refused) return <InfoScreen message={refused.refusal} okTo={kept} />;
  return (
    <ConfirmScreen question={question} cancelTo={back} danger>
      <p>
        {note ?? (
          <>
            <strong>{name}</strong> is deleted. This cannot be undone.
          </>
        )}
      </p>
    </ConfirmScreen>
  );
}
