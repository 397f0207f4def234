import { formatEuros } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { readCardChange } from "../own-card.server.ts";
import { CardPlace, useReload } from "./card-place.tsx";

type Props = Awaited<ReturnType<typeof readCardChange>> & { attempt: string; next: string };

/** Another card for the renewals of a subscription; what is owed is charged to it at once. */
export function ChangeCard({ name, priceCents, isOwed, card, payer, attempt, next }: Props) {
  const price = formatEuros(priceCents);
  if (useReload(card)) return <p>One moment…</p>;
  return (
    <>
      <p>
        {`Renewals of ${name} are charged to the card that you enter here. `}
        {isOwed
          ? `Your last payment of ${price} failed: it is charged to this card at once.`
          : "Nothing is charged now."}
      </p>
      <CardPlace
        card={card}
        cents={priceCents}
        attempt={attempt}
        next={next}
        keptCard={null}
        payer={payer}
        submit={isOwed ? `Change card and pay ${price}` : "Change card"}
        pending="One moment…"
        withoutScript={
          <p>
            What is on a card goes from your browser straight to the payment provider, by a script. Your subscription
            stays as it is: open this address in a browser that runs scripts.
          </p>
        }
      />
      <p>
        <ButtonLink variant="ghost" to={paths.subscription()}>
          Keep the card as it is
        </ButtonLink>
      </p>
    </>
  );
}
