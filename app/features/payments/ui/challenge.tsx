import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/elements/button.tsx";

type Reply = (isThem: boolean) => void;

export function useChallenge() {
  const [reply, setReply] = useState<{ with: Reply } | null>(null);
  function ask() {
    return new Promise<boolean>((resolve) => setReply({ with: resolve }));
  }
  function answer(isThem: boolean) {
    reply?.with(isThem);
    setReply(null);
  }
  return { isAsked: reply !== null, ask, answer };
}

export function ChallengeQuestion({ challenge }: { challenge: ReturnType<typeof useChallenge> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { isAsked, answer } = challenge;
  useEffect(() => {
    if (isAsked) ref.current?.focus();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: why: a fieldset would not take focus
    <div ref={ref} role="group" aria-labelledby="pay-challenge" tabIndex={-1} className="card grid gap-3 p-4">
      <p id="pay-challenge">The bank of this test card asks you to confirm the payment.</p>
      <div className="actions">
        <Button type="button" onClick={() => answer(false)}>
          Reject the payment
        </Button>
        <Button type="button" variant="primary" onClick={() => answer(true)}>
          Confirm the payment
        </Button>
      </div>
    </div>
  );
}
