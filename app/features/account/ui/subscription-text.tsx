import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/elements/button.tsx";
import type { SubscriptionView } from "../subscription.server.ts";

type Props = { subscription: SubscriptionView; productName: string };

/** How the subscription stands, in the words of document 3 §4; what is paid or cancelled comes with the payments. */
export function SubscriptionText({ subscription, productName }: Props) {
  const { isAdmin, state, users } = subscription;
  if (isAdmin) return <p>You are an administrator.</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {(state === "none" || state === "ended") && <p>{`You are on free version of ${productName}.`}</p>}
      {users && (
        <p className="text-lg font-semibold">
          up to {users.allowed} users / {users.left} users left
        </p>
      )}
      <State {...subscription} />
    </div>
  );
}

function State({ state, until, users, grantedUntil }: SubscriptionView) {
  switch (state) {
    case "none":
      return (
        <>
          {users && <p>{grantedUntil ? `Granted until ${grantedUntil}.` : "Granted without an end."}</p>}
          <ButtonLink variant="primary" to={paths.subscribe()}>
            Subscribe
          </ButtonLink>
        </>
      );
    case "active":
      return until ? <p>Next invoice date: {until}</p> : null;
    case "cancelled":
      return (
        <>
          <p>You cancelled your subscription. You can still use it until {until}</p>
          <Button type="button" disabled>
            Subscribe again
          </Button>
        </>
      );
    case "pastDue":
      return (
        <p>
          The last payment failed. The renewal is retried for 3 consecutive days; after that the subscription is
          cancelled, and you may subscribe again.
        </p>
      );
    case "ended":
      return (
        <>
          <p>Your subscription is not valid or expired.</p>
          <ButtonLink variant="primary" to={paths.subscribe()}>
            Subscribe again
          </ButtonLink>
        </>
      );
  }
}
