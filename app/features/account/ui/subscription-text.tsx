import { paths } from "#app/paths.ts";
import { Button, ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import type { SubscriptionView } from "../subscription.server.ts";

type Props = {
  subscription: SubscriptionView;
  productName: string;
  attempt: string;
};

export function SubscriptionText({ subscription, productName, attempt }: Props) {
  const { isAdmin, state, plan, users } = subscription;
  if (isAdmin) return <p>You are an administrator.</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {(state === "none" || state === "ended") && <p>{`You are on free version of ${productName}.`}</p>}
      {plan && <h2 className="font-bold text-xl">{plan.name}</h2>}
      {users && (
        <p className="font-semibold text-lg">
          up to {users.allowed} users / {users.left} users left
        </p>
      )}
      <State {...subscription} />
      <Facts {...subscription} />
      <Actions {...subscription} attempt={attempt} />
    </div>
  );
}

function State({ state, until, users, grantedUntil }: SubscriptionView) {
  switch (state) {
    case "none":
      return users && <p>{grantedUntil ? `Granted until ${grantedUntil}.` : "Granted with no end date."}</p>;
    case "active":
      return null;
    case "cancelled":
      return <p>You cancelled your subscription. You can still use it until {until}</p>;
    case "pastDue":
      return (
        <p>
          The last payment failed. The renewal is retried for 3 consecutive days; after that the subscription is
          cancelled, and you may subscribe again.
        </p>
      );
    case "ended":
      return <p>Your subscription is not valid or expired.</p>;
  }
}

function Facts({ plan, nextInvoice, card }: SubscriptionView) {
  const facts = [
    ...(plan ? [["Price", plan.price]] : []),
    ...(nextInvoice ? [["Next invoice date", nextInvoice]] : []),
    ...(card ? [["Card", `${card.brand} ending in ${card.last4}, valid until ${card.expires}`]] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 [&_dt]:text-ink-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TryAgain({ attempt }: { attempt: string }) {
  return (
    <PostForm action={paths.tryAgain()}>
      <input type="hidden" name="id" value={attempt} />
      <SubmitButton pendingLabel="Trying…">Try again now</SubmitButton>
    </PostForm>
  );
}

type ActionsProps = SubscriptionView & { attempt: string };

function Actions({ state, mayTryAgain, mayCancel, mayChangeCard, mayUpgrade, attempt }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {mayTryAgain && <TryAgain attempt={attempt} />}
      {mayUpgrade && (
        <ButtonLink variant="primary" to={paths.subscribe()}>
          Upgrade subscription
        </ButtonLink>
      )}
      {mayChangeCard && <ButtonLink to={paths.changeCard()}>Change card</ButtonLink>}
      {mayCancel && (
        <ButtonLink to={paths.cancelSubscription()} preventScrollReset>
          Cancel subscription
        </ButtonLink>
      )}
      {(state === "none" || state === "ended") && (
        <ButtonLink variant="primary" to={paths.subscribe()}>
          {state === "none" ? "Subscribe" : "Subscribe again"}
        </ButtonLink>
      )}
      {state === "cancelled" && (
        <Button type="button" disabled>
          Subscribe again
        </Button>
      )}
      {state === "none" && <ButtonLink to={paths.billingInformation()}>Edit billing information</ButtonLink>}
    </div>
  );
}
