import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import type { DisputeStatus, SubscriptionRecord, TransactionRecord } from "#scripts/sandbox/state.ts";

const { publicKey, privateKey } = sandboxMerchant;

type Held = { kind: string; signature: string; payload: string };
type Ledger = {
  transactions: TransactionRecord[];
  subscriptions: SubscriptionRecord[];
  customers: { id: string; email: string | null }[];
  plans: { id: string; name: string; cents: number; currency: string }[];
  waiting: Held[];
  /** Those that have not happened yet. */
  faults: number;
};
type Fault = { on: string; kind: "refused" | "cut" | "late" | "busy"; delay?: number };

/** Moves the sandbox gateway's clock, breaks its lines, and reads its books, wherever it runs. */
export function sandboxControl(url: string) {
  async function tell<T>(name: string, body: object = {}): Promise<T> {
    const headers = { Authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}` };
    const response = await fetch(`${url}/control/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The sandbox gateway refused ${name}: ${response.status}`);
    return response.json();
  }
  return {
    moveTo: (to: Date | string) => tell<{ now: string }>("clock", { to: new Date(to).toISOString() }),
    requireAuthentication: (isRequired: boolean) => tell("authentication", { isRequired }),
    decline: (token: string, code: string | null) => tell("decline", { token, code }),
    sendWebhooks: (to: string | null, isHeld = false) => tell("webhooks", { to, isHeld }),
    release: (how: { to?: string; times?: number; order?: number[] } = {}) =>
      tell<{ statuses: number[] }>("release", how),
    dispute: (transactionId: string, status: DisputeStatus, cents?: number) =>
      tell("dispute", { transactionId, status, cents }),
    breakNext: (fault: Fault) => tell("fault", fault),
    ledger: () => tell<Ledger>("ledger"),
  };
}

/** What the card form in the browser does: the answer to a card, with its nonce or what is wrong with it. */
export async function postCard(clientToken: string, creditCard: Record<string, string>) {
  const { clientApiUrl, authorizationFingerprint } = JSON.parse(atob(clientToken));
  const response = await fetch(`${clientApiUrl}/v1/payment_methods/credit_cards.json`, {
    method: "POST",
    body: JSON.stringify({ authorizationFingerprint, creditCard }),
  });
  return { status: response.status, json: await response.json() };
}

/** The 3-D Secure check of a card that was just posted: another nonce, and what came of it. */
export async function authenticateCard(clientToken: string, nonce: string) {
  const { clientApiUrl, authorizationFingerprint } = JSON.parse(atob(clientToken));
  const response = await fetch(`${clientApiUrl}/v1/payment_methods/${nonce}/three_d_secure/lookup`, {
    method: "POST",
    body: JSON.stringify({ authorizationFingerprint, amount: "10.00" }),
  });
  return response.json();
}
