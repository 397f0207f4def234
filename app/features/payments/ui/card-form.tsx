import { useEffect, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { Payer } from "../confirm.server.ts";
import type { CardSetup } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import { HolderFields, SandboxFields } from "./card-fields.tsx";
import { HostedFields } from "./hosted-fields.tsx";
import { useCardEntry } from "./use-card-entry.ts";
import { usePay, useReturned } from "./use-pay.ts";

type Ready = Extract<CardSetup, { clientToken: string }>;

type Props = {
  card: Ready;
  cents: number;
  attempt: string;
  storedCard: string | null;
  submit: string;
  pending: string;
  /** For storing a card without a charge: the person its bank is asked about. */
  payer?: Payer;
  next?: string;
};

/**
 * The browser turns the card into a nonce; only that is posted, with the order's key. A stored card is posted as a
 * word.
 */
export function CardForm({ card, cents, attempt, storedCard, submit, pending, payer, next }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isNew, setNew] = useState(storedCard === null);
  const challenge = useChallenge();
  const entry = useCardEntry(card, challenge.ask);
  const pay = usePay({ entry, form, before: payer && card.threeDSecure ? { cents, payer } : null });
  return (
    <PostForm ref={form} id={payForm.id} noValidate className="form" preventScrollReset onSubmit={pay.onSubmit}>
      <ErrorSummary form={{ id: payForm.id, problems: pay.problems }} />
      <BankWithoutScript />
      <input type="hidden" name="id" value={pay.id || attempt} />
      <input type="hidden" name="shown" value={cents} />
      {next && <input type="hidden" name="next" value={next} />}
      {storedCard !== null && <StoredCard card={storedCard} isNew={isNew} onChoose={setNew} />}
      {isNew && <NewCard card={card} problems={pay.problems} entry={entry} />}
      <ChallengeQuestion challenge={challenge} />
      <div className="actions">
        <Button variant="primary" aria-disabled={pay.isBusy || undefined}>
          {pay.isBusy ? pending : submit}
        </Button>
      </div>
    </PostForm>
  );
}

function BankWithoutScript() {
  if (!useReturned()?.confirmation) return null;
  return (
    <noscript>
      <p className="notice">
        Your bank wants you to confirm the payment, and that needs JavaScript. Nothing was charged. Open this address in
        a browser with JavaScript.
      </p>
    </noscript>
  );
}

type NewCardProps = { card: Ready; problems: Problems | null; entry: ReturnType<typeof useCardEntry> };

function NewCard({ card, problems, entry }: NewCardProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      {card.kind === "sandbox" ? (
        <SandboxFields problems={problems} />
      ) : (
        <HostedFields setup={card} problems={problems} onReady={entry.setHosted} />
      )}
      <HolderFields problems={problems} />
    </>
  );
}

type StoredCardProps = { card: string; isNew: boolean; onChoose: (isNew: boolean) => void };

function StoredCard({ card, isNew, onChoose }: StoredCardProps) {
  return (
    <fieldset className="field">
      <legend className="label">Pay with</legend>
      <div className="choices choices-1">
        <label className="check">
          <input type="radio" name="card" value="kept" defaultChecked={!isNew} onChange={() => onChoose(false)} />
          {card}
        </label>
        <label className="check">
          <input type="radio" name="card" value="new" defaultChecked={isNew} onChange={() => onChoose(true)} />
          Another card
        </label>
      </div>
    </fieldset>
  );
}

type Reply = (isThem: boolean) => void;

function useChallenge() {
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

function ChallengeQuestion({ challenge }: { challenge: ReturnType<typeof useChallenge> }) {
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
