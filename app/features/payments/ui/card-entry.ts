import type { Problems } from "#app/domain/forms/result.ts";
import {
  type Authentication,
  authenticationProblem,
  type CardField,
  cardProblem,
  cardTexts,
  tryAgain,
} from "../card-words.ts";
import type { Confirmation } from "../confirm.server.ts";

/** The hosted fields never expose the first three. */
export type Entered = { number: string; cvv: string; expiration: string; name: string; surname: string };

export type Tokenized = { ok: true; nonce: string; bin: string } | NotTokenized;
type NotTokenized = { ok: false; problems: Problems };

/** Runs in the browser; card data goes nowhere else. */
export type CardEntry = { tokenize: (entered: Entered) => Promise<Tokenized> };

/** 3-D Secure. `isAgain`: the bank must ask the payer this time. */
export type Asked = Confirmation & { isAgain: boolean };
export type Confirmed = { ok: true; nonce: string } | NotTokenized;
export type Confirm = (asked: Asked) => Promise<Confirmed>;

/** One alert, in the texts of document 3 §8. */
export function notConfirmed(said: Authentication): NotTokenized | null {
  const wrong = authenticationProblem(said);
  return wrong && { ok: false, problems: { "": [wrong.toast, ...wrong.lines] } };
}

export const bankIsAway: NotTokenized = { ok: false, problems: { "": [tryAgain] } };

export const notReached: NotTokenized = {
  ok: false,
  problems: { "": ["Error happened. The card could not be checked, and nothing was charged. Please try again."] },
};

export const notReady: NotTokenized = {
  ok: false,
  problems: { "": ["The fields of the card are still loading. Wait a moment and press again, or reload this page."] },
};

export type Refused = { fieldErrors?: { fieldErrors?: { code: string }[] }[] };

export function refusedCard(json: Refused): NotTokenized {
  const codes = (json.fieldErrors ?? []).flatMap(({ fieldErrors = [] }) => fieldErrors.map(({ code }) => code));
  const known = codes.flatMap((code) => cardProblem(code) ?? []);
  if (known.length === 0) return notReached;
  return { ok: false, problems: Object.fromEntries(known.map(({ field, text }) => [field, [text]])) };
}

export function nameProblems({ name, surname }: Pick<Entered, "name" | "surname">): Problems {
  return {
    ...(name.trim() === "" ? { name: [cardTexts.name] } : {}),
    ...(surname.trim() === "" ? { surname: [cardTexts.surname] } : {}),
  };
}

/** Before the gateway's own checks. */
export function entryProblems({ number, cvv, expiration, ...names }: Entered, now = new Date()): Problems {
  const isNumber = /^\d{12,19}$/.test(number.replaceAll(/[\s-]/g, ""));
  const isExpiration = /^(0[1-9]|1[0-2])\s*\/\s*20\d\d$/.test(expiration.trim());
  const found: [CardField, boolean][] = [
    ["number", isNumber],
    ["cvv", /^\d{3,4}$/.test(cvv.trim())],
    ["expiration", isExpiration],
  ];
  const wrong = found.filter(([, isRight]) => !isRight).map(([field]) => field);
  const problems = wrong.map((field) => [field, [cardTexts[field as keyof typeof cardTexts]]]);
  const over = isExpiration && isOver(expiration, now) ? { expiration: [expired] } : {};
  return { ...Object.fromEntries(problems), ...over, ...nameProblems(names) };
}

const expired = "This card has expired. Enter another one.";

function isOver(expiration: string, now: Date) {
  const [month = "", year = ""] = expiration.split("/").map((part) => part.trim());
  return `${year}-${month}` < now.toISOString().slice(0, 7);
}
