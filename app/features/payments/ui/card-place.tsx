import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useHydrated, useIsFromServer } from "#app/ui/browser/hydrated.ts";
import type { CardSetup } from "../pay.server.ts";
import { CardForm } from "./card-form.tsx";

type Props = Omit<ComponentProps<typeof CardForm>, "card"> & {
  card: CardSetup;
  withoutScript: ReactNode;
};

/** Card entry is the one thing that needs scripting (decisions §14). */
export function CardPlace({ card, withoutScript, ...form }: Props) {
  const isHydrated = useHydrated();
  if (card.kind === "none") return <p className="notice">Payments are not set up here.</p>;
  if (card.kind === "away") {
    return <p className="notice">The payment provider can’t be reached right now. Reload this page in a minute.</p>;
  }
  return (
    <>
      {!isHydrated && (
        <>
          <noscript>
            <section className="card grid gap-3 p-4">
              <h2 className="font-bold">Entering a card needs JavaScript</h2>
              {withoutScript}
            </section>
          </noscript>
          <p className="transition-[visibility] delay-[8s] starting:invisible noscript:hidden">
            The card form did not load. Reload this page.
          </p>
        </>
      )}
      {(isHydrated || form.storedCard !== null) && <CardForm card={card} {...form} />}
    </>
  );
}

/**
 * Whether the page must reload because it was reached by client navigation. why: only these pages' headers allow the
 * gateway's hosts
 */
export function useReload(card: CardSetup | null) {
  const isToReload = !useIsFromServer() && card !== null && "clientToken" in card;
  useEffect(() => {
    if (isToReload) window.location.reload();
  }, [isToReload]);
  return isToReload;
}
