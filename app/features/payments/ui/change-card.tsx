import { Link } from "@remix-run/react";
import { formatEuros } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import type { readCardChange } from "../own-card.server.ts";
import { CardPlace, useReload } from "./card-place.tsx";

type Props = Awaited<ReturnType<typeof readCardChange>> & { attempt: string; next: string };

export function ChangeCard({ name, priceCents, isOwed, card, payer, attempt, next }: Props) {
  const price = formatEuros(priceCents);
  if (useReload(card)) return <p>One moment…</p>;
  return (
    <>
      <p>
        {`We will charge renewals of ${name} to the card that you enter here. `}
        {isOwed ? `Your last payment of ${price} failed, so we charge it to this card now.` : "Nothing is charged now."}
      </p>
      <CardPlace
        card={card}
        cents={priceCents}
        attempt={attempt}
        next={next}
        storedCard={null}
        payer={payer}
        submit={isOwed ? `Change card and pay ${price}` : "Change card"}
        pending="One moment…"
        withoutScript={
          <p>
            Your browser sends the card straight to the payment provider, and that needs JavaScript. Your subscription
            stays as it is. To change the card, open this address in a browser with JavaScript.
          </p>
        }
      />
      <p>
        <Link to={paths.subscription()} className="inline-flex min-h-11 items-center sm:min-h-6">
          Keep the card as it is
        </Link>
      </p>
    </>
  );
}
