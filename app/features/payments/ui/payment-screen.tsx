import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { formatEuros } from "#app/domain/money/euros.ts";
import { useHydrated, useIsFromServer } from "#app/ui/browser/hydrated.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import type { PaymentView } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import type { Quote } from "../quote.server.ts";
import { CardForm, useReturned } from "./card-form.tsx";
import { SumOf } from "./sum-of.tsx";

type Props = PaymentView & {
  /** Where an order is sent to support; null where no support is set. */
  byInvoice: string | null;
  /** Where there are other things to buy. */
  back: { to: string; words: string };
};

/** The payment of an order: what it costs, line by line, and the card. */
export function PaymentScreen({ quote, open, card, keptCard, byInvoice, back }: Props) {
  const { attempt } = useLoaderData() as { attempt: string };
  // why: the gateway's hosts are allowed by the headers of this page alone
  const isToReload = !useIsFromServer() && card !== null && "clientToken" in card;
  useEffect(() => {
    if (isToReload) window.location.reload();
  }, [isToReload]);
  if (isToReload) return <p className="screen">One moment…</p>;
  return (
    <div className="screen max-w-2xl">
      <h1>Payment</h1>
      {open ? <OpenOrder {...open} /> : !quote.ok && <Refused problems={quote.problems[""]} back={back} />}
      {quote.ok && !open && (
        <>
          <SumOf quote={quote} />
          <HowToPay {...{ quote, card, keptCard, attempt, byInvoice }} />
        </>
      )}
    </div>
  );
}

function Refused({ problems = [], back }: { problems: string[] | undefined; back: Props["back"] }) {
  return (
    <>
      <p>{problems.join(" ")}</p>
      <p>
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </p>
    </>
  );
}

/** An order of which nobody said yet whether it was paid: it is asked for again, and never paid twice. */
function OpenOrder({ id, cents }: { id: string; cents: number }) {
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-bold">{`Your payment of ${formatEuros(cents)} is not confirmed yet`}</h2>
      <p>The gateway has not said whether it was paid. It is asked again by itself; nothing is charged twice.</p>
      <PostForm>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="shown" value={cents} />
        <SubmitButton pendingLabel="Asking…">Ask again</SubmitButton>
      </PostForm>
    </section>
  );
}

type HowProps = Pick<Props, "card" | "keptCard" | "byInvoice"> & { quote: Quote; attempt: string };

function HowToPay({ quote, card, keptCard, attempt, byInvoice }: HowProps) {
  const isHydrated = useHydrated();
  if (card === null) return <WithoutCard attempt={attempt} cents={quote.cents} />;
  if (card.kind === "none") return <p className="notice">Payments are not set up here.</p>;
  if (card.kind === "away") {
    return <p className="notice">The payment provider can’t be reached right now. Reload this page in a minute.</p>;
  }
  const submit = `Pay ${formatEuros(quote.cents)}`;
  return (
    <>
      {!isHydrated && <WithoutScript attempt={attempt} byInvoice={byInvoice} />}
      {(isHydrated || keptCard !== null) && (
        <CardForm card={card} cents={quote.cents} attempt={attempt} keptCard={keptCard} submit={submit} />
      )}
    </>
  );
}

/** Nothing is charged, so no card is asked for. */
function WithoutCard({ attempt, cents }: { attempt: string; cents: number }) {
  const returned = useReturned();
  return (
    <PostForm id={payForm.id} className="form">
      <ErrorSummary form={{ id: payForm.id, problems: returned?.problems ?? null }} />
      <input type="hidden" name="id" value={returned?.attempt || attempt} />
      <input type="hidden" name="shown" value={cents} />
      <div className="actions">
        <SubmitButton pendingLabel="One moment…">Continue</SubmitButton>
      </div>
    </PostForm>
  );
}

/** Card entry is the one thing that needs scripting (decisions §14). */
function WithoutScript({ attempt, byInvoice }: { attempt: string; byInvoice: string | null }) {
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-bold">Entering a card needs JavaScript</h2>
      <p>
        What is on a card goes from your browser straight to the payment provider, by a script. Your order stays at this
        address: open it in a browser that runs scripts{byInvoice ? ", or be billed by invoice." : "."}
      </p>
      {byInvoice && (
        <PostForm action={byInvoice}>
          <input type="hidden" name="id" value={attempt} />
          <SubmitButton variant="plain" pendingLabel="Sending…">
            Ask support to bill me by invoice
          </SubmitButton>
        </PostForm>
      )}
    </section>
  );
}
