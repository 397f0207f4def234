import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { ProgressBar } from "#app/ui/elements/progress-bar.tsx";

type SentProps = { invited: number; total: number; sent: number; parked: number; at: string };

/** Reloads by itself until all are sent, also without script. */
export function ImportSent({ invited, total, sent, parked, at }: SentProps) {
  const isDone = sent + parked >= total;
  useLookingAgain(!isDone);
  return (
    <div className="grid max-w-2xl gap-4">
      {!isDone && (
        <noscript>
          <meta httpEquiv="refresh" content={String(lookAgainAfter)} />
        </noscript>
      )}
      <p>{invited === 1 ? "1 person was invited." : `${invited} people were invited.`}</p>
      <div className="grid gap-2">
        <ProgressBar value={sent} max={total} label="E-mails sent" />
        <p role="status">{`${sent} of ${total} e-mails ${sent === 1 ? "has" : "have"} been sent.`}</p>
        {parked > 0 && <p>{`${parked} could not be sent: open the invitation to send it again.`}</p>}
      </div>
      <div className="actions justify-start">
        <ButtonLink variant="primary" to={paths.clients({ show: "invites" })}>
          See who is invited
        </ButtonLink>
        {!isDone && <ButtonLink to={at}>Refresh</ButtonLink>}
      </div>
    </div>
  );
}

/** In seconds. */
const lookAgainAfter = 4;

function useLookingAgain(isOn: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(revalidate, lookAgainAfter * 1000);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
