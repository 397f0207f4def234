import { useActionData, useSubmit } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { usePending } from "#app/ui/browser/pending.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { CardSetup } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import { HolderFields, readEntered, SandboxFields } from "./card-fields.tsx";
import { ChallengeQuestion, useChallenge } from "./challenge.tsx";
import { HostedFields } from "./hosted-fields.tsx";
import { KeptCard } from "./kept-card.tsx";
import { useCardEntry } from "./use-card-entry.ts";

type Ready = Extract<CardSetup, { clientToken: string }>;

type Props = {
  card: Ready;
  cents: number;
  attempt: string;
  keptCard: string | null;
  /** The words of its button. */
  submit: string;
};

/**
 * The form that pays. The card is turned into a nonce in the browser, and that alone is posted, with the order's key; a
 * card that was paid with before is posted as a word.
 */
export function CardForm({ card, cents, attempt, keptCard, submit }: Props) {
  const returned = useReturned();
  const [found, setFound] = useState<Problems | null>(null);
  const [isNew, setNew] = useState(keptCard === null);
  const pay = usePay({ card, cents, setFound, returned });
  const problems = found ?? (returned === pay.answered ? null : (returned?.problems ?? null));
  return (
    <PostForm id={payForm.id} noValidate className="form" preventScrollReset onSubmit={pay.onSubmit}>
      <ErrorSummary form={{ id: payForm.id, problems }} />
      <input type="hidden" name="id" value={returned?.attempt || attempt} />
      <input type="hidden" name="shown" value={cents} />
      <input type="hidden" name="nonce" ref={pay.nonce} defaultValue="" />
      {keptCard !== null && <KeptCard card={keptCard} isNew={isNew} onChoose={setNew} />}
      {isNew && <NewCard card={card} problems={problems} entry={pay.entry} />}
      <ChallengeQuestion challenge={pay.challenge} />
      <div className="actions">
        <Button variant="primary" aria-disabled={pay.isBusy || undefined}>
          {pay.isBusy ? "Paying…" : submit}
        </Button>
      </div>
    </PostForm>
  );
}

/** The form that was refused; undefined before it was posted. */
export function useReturned() {
  const returned = useActionData() as ReturnedForm | undefined;
  return returned?.form === payForm.id ? returned : undefined;
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

type Paying = Pick<Props, "card" | "cents"> & {
  setFound: (problems: Problems | null) => void;
  returned: ReturnedForm | undefined;
};

/** Turns the card into a nonce before the form is posted; a second press meanwhile does nothing. */
function usePay({ card, cents, setFound, returned }: Paying) {
  const submit = useSubmit();
  const isPending = usePending();
  const nonce = useRef<HTMLInputElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [answered, setAnswered] = useState<ReturnedForm>();
  const isRunning = useRef(false);
  const challenge = useChallenge();
  const entry = useCardEntry(card, challenge.ask);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (isPending || isRunning.current) return event.preventDefault();
    setFound(null);
    setAnswered(returned);
    if (new FormData(form).get("card") === "kept") return;
    event.preventDefault();
    isRunning.current = true;
    setChecking(true);
    const made = await entry.tokenize(readEntered(), { cents });
    isRunning.current = false;
    setChecking(false);
    if (!made.ok) return setFound(made.problems);
    if (nonce.current) nonce.current.value = made.nonce;
    submit(form, { preventScrollReset: true });
  }
  return { nonce, onSubmit, entry, challenge, answered, isBusy: isChecking || isPending };
}
