import { useMemo, useRef } from "react";
import type { CardSetup } from "../pay.server.ts";
import { type CardEntry, notReady } from "./card-entry.ts";
import { type Challenge, sandboxCard } from "./sandbox-card.ts";

type Ready = Extract<CardSetup, { clientToken: string }>;

/** What turns the card into a nonce: the sandbox's, or the provider's fields once they stand. */
export function useCardEntry({ kind, clientToken, threeDSecure }: Ready, challenge: Challenge) {
  const hosted = useRef<CardEntry | null>(null);
  const ask = useRef(challenge);
  ask.current = challenge;
  return useMemo(() => {
    const own = kind === "sandbox" ? sandboxCard(clientToken, threeDSecure, () => ask.current()) : null;
    const tokenize: CardEntry["tokenize"] = async (entered, order) =>
      (own ?? hosted.current)?.tokenize(entered, order) ?? notReady;
    return {
      tokenize,
      setHosted(entry: CardEntry | null) {
        hosted.current = entry;
      },
    };
  }, [kind, clientToken, threeDSecure]);
}
