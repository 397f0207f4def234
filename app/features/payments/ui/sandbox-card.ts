import { eurosToType } from "#app/domain/money/euros.ts";
import { type Authentication, authenticationProblem, tryAgain } from "../card-words.ts";
import { type CardEntry, type Entered, entryProblems, notReached, refusedCard, type Tokenized } from "./card-entry.ts";

/** Asks whoever pays, as their bank would; false when they say no. */
export type Challenge = () => Promise<boolean>;

type Token = { clientApiUrl: string; authorizationFingerprint: string };

/** Turns a published test card into a nonce at the sandbox gateway, and authenticates it where that is asked for. */
export function sandboxCard(clientToken: string, threeDSecure: boolean, challenge: Challenge): CardEntry {
  const token: Token = JSON.parse(atob(clientToken));
  return {
    async tokenize(entered, { cents }) {
      const wrong = entryProblems(entered);
      if (Object.keys(wrong).length > 0) return { ok: false, problems: wrong };
      try {
        const made = await postCard(token, entered);
        return made.ok && threeDSecure ? await authenticate(token, made.nonce, cents, challenge) : made;
      } catch {
        return notReached;
      }
    },
  };
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
  return isOk ? { ok: true, nonce: json.creditCards[0].nonce } : refusedCard(json);
}

type Looked = { paymentMethod: { nonce: string }; isChallenged: boolean; threeDSecure: Authentication };

async function authenticate(token: Token, nonce: string, cents: number, challenge: Challenge): Promise<Tokenized> {
  const amount = eurosToType(cents);
  const { isOk, json } = await post(token, `${nonce}/three_d_secure/lookup`, { amount });
  if (!isOk) return { ok: false, problems: { "": [tryAgain] } };
  const looked = json as Looked;
  if (looked.isChallenged && !(await challenge())) return { ok: false, problems: { "": [tryAgain] } };
  const wrong = authenticationProblem(looked.threeDSecure);
  if (wrong) return { ok: false, problems: { "": [wrong.toast, ...wrong.lines] } };
  return { ok: true, nonce: looked.paymentMethod.nonce };
}
