import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConfirmScreen } from "./confirm-screen.tsx";
import { InfoScreen } from "./info-screen.tsx";

type Opened = { thing: { name: string }; question: string; back: string };

/**
 * Asks before the route's thing is deleted (http/deleting.server.ts), or says why it was not. `children`: what to know
 * before answering, when it is not that all is gone.
 */
export function DeleteScreen({ children }: { children?: ReactNode }) {
  const { thing, question, back } = useLoaderData() as Opened;
  const answer = useActionData() as { refusal: string } | undefined;
  if (answer) return <InfoScreen message={answer.refusal} okTo={back} />;
  return (
    <ConfirmScreen question={question} cancelTo={back} danger>
      <p>
        {children ?? (
          <>
            <strong>{thing.name}</strong> is deleted. This cannot be undone.
          </>
        )}
      </p>
    </ConfirmScreen>
  );
}
