import { useMemo, useRef } from "react";
import type { CardSetup } from "../pay.server.ts";
import { type Asked, bankIsAway, type CardEntry, type Confirmed, notReady } from "./card-entry.ts";
import { type Challenge, confirmSandbox, sandboxCard } from "./sandbox-card.ts";

type Ready = Extract<CardSetup, { clientToken: string }>;

/** Undefined until the fields are ready. */
export function useCardEntry({ kind, clientToken }: Ready, challenge: Challenge) {
  const hosted = useRef<CardEntry | null>(null);
  const ask = useRef(challenge);
  ask.current = challenge;
  return useMemo(() => {
    const own = kind === "sandbox" ? sandboxCard(clientToken) : null;
    const tokenize: CardEntry["tokenize"] = async (entered) => (own ?? hosted.current)?.tokenize(entered) ?? notReady;
    async function confirm(asked: Asked): Promise<Confirmed> {
      if (kind === "sandbox") return confirmSandbox(clientToken, asked, () => ask.current());
      const provider = await import("./hosted-card.ts").catch(() => null);
      return provider ? provider.confirmHosted(clientToken, asked) : bankIsAway;
    }
    return {
      tokenize,
      confirm,
      setHosted(entry: CardEntry | null) {
        hosted.current = entry;
      },
    };
  }, [kind, clientToken]);
}
