import { useLoaderData } from "@remix-run/react";
import { formatEuros } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { boughtAlready } from "../card-words.ts";
import type { PaymentView } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import type { Quote } from "../quote.server.ts";
import { CardPlace, useReload } from "./card-place.tsx";
import { SumOf } from "./sum-of.tsx";
import { useReturned } from "./use-pay.ts";

type Props = PaymentView & {
  /** The address to order by invoice; null without a support address. */
  byInvoice: string | null;
  back: { to: string; words: string };
  bought?: { to: string; words: string };
};

export function PaymentScreen({ quote, includesVat, open, card, storedCard, byInvoice, back, bought }: Props) {
  const { attempt } = useLoaderData() as { attempt: string };
  if (useReload(card)) return <p className="screen">One moment…</p>;
  return (
    <div className="screen max-w-2xl">
      <h1>Payment</h1>
      {open ? (
        <OpenOrder {...open} />
      ) : (
        !quote.ok && <Refused problems={quote.problems[""]} back={back} bought={bought} />
      )}
      {quote.ok && !open && (
        <>
          <SumOf quote={quote} includesVat={includesVat} />
          <HowToPay quote={quote} card={card} storedCard={storedCard} attempt={attempt} byInvoice={byInvoice} />
        </>
      )}
    </div>
  );
}

type RefusedProps = Pick<Props, "back" | "bought"> & { problems: string[] | undefined };

function Refused({ problems = [], back, bought }: RefusedProps) {
  const isBought = problems.includes(boughtAlready);
  return (
    <>
      <p>{problems.join(" ")}</p>
      <p className="actions">
        {bought && isBought && (
          <ButtonLink variant="primary" to={bought.to}>
            {bought.words}
          </ButtonLink>
        )}
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </p>
    </>
  );
}

/** The result is unknown: trying again asks for it, and never pays twice. */
function OpenOrder({ id, cents, mayWithdraw }: NonNullable<Props["open"]>) {
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-bold">{`Your payment of ${formatEuros(cents)} is not confirmed yet`}</h2>
      <p>
        {mayWithdraw
          ? "The payment provider could not be reached, and nothing was charged yet. We will try again within the hour and charge it then. To pay now, ask again. You can also withdraw the payment."
          : "The payment provider has not said whether it was paid. We will ask again within the hour. If it was paid, you get what you ordered and an invoice by e-mail; if not, you can pay again. Nothing is charged twice."}
      </p>
      <div className="actions">
        <PostForm action={paths.withdrawPayment()}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton variant="plain" pendingLabel="Withdrawing…">
            Withdraw the payment
          </SubmitButton>
        </PostForm>
        <PostForm>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="shown" value={cents} />
          <SubmitButton pendingLabel="Asking…">Ask again</SubmitButton>
        </PostForm>
      </div>
    </section>
  );
}

type HowProps = Pick<Props, "card" | "storedCard" | "byInvoice"> & { quote: Quote; attempt: string };

function HowToPay({ quote: { cents }, card, storedCard, attempt, byInvoice }: HowProps) {
  if (card === null) return <WithoutCard attempt={attempt} cents={cents} />;
  return (
    <CardPlace
      card={card}
      cents={cents}
      attempt={attempt}
      storedCard={storedCard}
      submit={`Pay ${formatEuros(cents)}`}
      pending="Paying…"
      withoutScript={<WithoutScript attempt={attempt} byInvoice={byInvoice} />}
    />
  );
}

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

function WithoutScript({ attempt, byInvoice }: { attempt: string; byInvoice: string | null }) {
  return (
    <>
      <p>
        Your browser sends the card straight to the payment provider, and that needs JavaScript. Your order stays at
        this address: open it in a browser with JavaScript{byInvoice ? ", or be billed by invoice." : "."}
      </p>
      {byInvoice && (
        <PostForm action={byInvoice}>
          <input type="hidden" name="id" value={attempt} />
          <SubmitButton variant="plain" pendingLabel="Sending…">
            Ask support to bill me by invoice
          </SubmitButton>
        </PostForm>
      )}
    </>
  );
}
