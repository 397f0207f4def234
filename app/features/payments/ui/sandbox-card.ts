import { formatEurosInput } from "#app/domain/money/euros.ts";
import type { Authentication } from "../card-words.ts";
import {
  type Asked,
  bankIsAway,
  type CardEntry,
  type Confirmed,
  type Entered,
  entryProblems,
  notConfirmed,
  notReached,
  refusedCard,
  type Tokenized,
} from "./card-entry.ts";

export type Challenge = () => Promise<boolean>;

type Token = { clientApiUrl: string; authorizationFingerprint: string };

export function sandboxCard(clientToken: string): CardEntry {
  const token = readToken(clientToken);
  return {
    async tokenize(entered) {
      const wrong = entryProblems(entered);
      if (Object.keys(wrong).length > 0) return { ok: false, problems: wrong };
      try {
        return await postCard(token, entered);
      } catch {
        return notReached;
      }
    },
  };
}

function readToken(clientToken: string): Token {
  return JSON.parse(atob(clientToken));
}

async function post({ clientApiUrl, authorizationFingerprint }: Token, path: string, asked: object) {
  const response = await fetch(`${clientApiUrl}/v1/payment_methods/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ authorizationFingerprint, ...asked }),
  });
  return { isOk: response.ok, json: await response.json() };
}

async function postCard(token: Token, entered: Entered): Promise<Tokenized> {
  const { number, cvv, expiration, name, surname } = entered;
  const cardholderName = `${name} ${surname}`.trim();
  const creditCard = { number, cvv: cvv.trim(), expirationDate: expiration.trim(), cardholderName };
  const { isOk, json } = await post(token, "credit_cards.json", { creditCard });
  const [made] = json.creditCards ?? [];
  return isOk ? { ok: true, nonce: made.nonce, bin: made.details.bin } : refusedCard(json);
}

type Looked = { paymentMethod: { nonce: string }; isChallenged: boolean; threeDSecure: Authentication };

export async function confirmSandbox(clientToken: string, asked: Asked, challenge: Challenge): Promise<Confirmed> {
  const { nonce, cents, payer } = asked;
  try {
    const order = { amount: formatEurosInput(cents), email: payer.email, billingAddress: payer.billingAddress };
    const { isOk, json } = await post(readToken(clientToken), `${nonce}/three_d_secure/lookup`, order);
    if (!isOk) return bankIsAway;
    const looked = json as Looked;
    if (looked.isChallenged && !(await challenge())) return bankIsAway;
    return notConfirmed(looked.threeDSecure) ?? { ok: true, nonce: looked.paymentMethod.nonce };
  } catch {
    return notReached;
  }
}
