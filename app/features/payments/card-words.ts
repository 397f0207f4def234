import type { Problem } from "#app/services/payments/port.ts";

export type CardField = "number" | "cvv" | "expiration" | "name" | "surname" | "";

/** Document 3 §5 and §8. */
export const cardTexts = {
  number: "Credit card number is invalid",
  cvv: "CVV number is invalid",
  expiration: "Expiration date must be in MM/YYYY format",
  name: "Name is required",
  surname: "Surname is required",
} as const;

export const notAuthenticated =
  "3D Secure authorization failed. Try different credit card / Please refresh page and try again.";
export const tryAgain = "3D authentication failed. Please try again";
export const tryAnother = "Please try using different card";

export const boughtAlready = "You have bought this program already.";

const atField: Partial<Record<string, [CardField, string]>> = {
  "2004": ["expiration", "Your bank says that the card has expired."],
  "2005": ["number", "Your bank does not know this card number."],
  "2006": ["expiration", "Your bank says that the expiration date is wrong."],
  "2010": ["cvv", "Your bank says that the CVV is wrong."],
  cvv: ["cvv", "Your bank says that the CVV is wrong."],
};

/** By the gateway's validation code. */
const ofCard: Partial<Record<string, [CardField, string]>> = {
  "81715": ["number", cardTexts.number],
  "81717": ["number", "The sandbox accepts only the published test cards."],
  "81707": ["cvv", cardTexts.cvv],
  "81710": ["expiration", cardTexts.expiration],
};

const usedNonces = new Set(["91731", "91732", "91564", "91565"]);

export function wordsOf(problem: Problem): string {
  switch (problem.kind) {
    case "notAuthenticated":
      return notAuthenticated;
    case "declined":
      return atField[problem.code]?.[1] ?? declinedWords(problem.by, problem.text);
    case "invalid":
      if (usedNonces.has(problem.code)) return "The card was entered too long ago. Enter it again.";
      return ofCard[problem.code]?.[1] ?? `Error: ${problem.message}`;
    default:
      return "The payment could not be made. Try again, or ask support.";
  }
}

function declinedWords(by: "processor" | "gateway", text: string) {
  if (by === "gateway") return "The payment was rejected. Try different credit card.";
  return `Your bank declined the card: ${text}. Nothing was charged. Try different credit card, or ask your bank.`;
}

export function fieldOf(words: string): CardField {
  const all = [...Object.values(atField), ...Object.values(ofCard)];
  return all.find((one) => one?.[1] === words)?.[0] ?? "";
}

export function cardProblem(code: string): { field: CardField; text: string } | null {
  const known = ofCard[code];
  return known ? { field: known[0], text: known[1] } : null;
}

/** The bank's answer is a letter and a reason, like 'N' and '01'. */
export type Authentication = {
  status: string;
  liabilityShifted: boolean;
  lookup?: { transStatus?: string; transStatusReason?: string } | undefined;
};

/** `text` for the alert and the page; null if the bank accepts the liability. */
export function authenticationProblem({ status, liabilityShifted, lookup }: Authentication) {
  if (liabilityShifted) return null;
  const bank = [lookup?.transStatus, lookup?.transStatusReason].filter(Boolean).join(" ");
  return {
    toast: lookup?.transStatusReason === "01" ? tryAnother : tryAgain,
    lines: [notAuthenticated, `Status: ${[bank, status].filter(Boolean).join(", ")}`],
  };
}
