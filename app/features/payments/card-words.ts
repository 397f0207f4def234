import type { Problem } from "#app/services/payments/port.ts";

/** Where on the card form a problem stands; '' is the form as a whole. */
export type CardField = "number" | "cvv" | "expiration" | "name" | "surname" | "";

/** The texts of document 3 §5 and §8. */
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

/** Said of a program that who pays has already. */
export const boughtAlready = "You have bought this program already.";

/** What the processor declined for what stands in one field, by its code. */
const atField: Partial<Record<string, [CardField, string]>> = {
  "2004": ["expiration", "Your bank says that the card has expired."],
  "2005": ["number", "Your bank does not know this card number."],
  "2006": ["expiration", "Your bank says that the expiration date is wrong."],
  "2010": ["cvv", "Your bank says that the CVV is wrong."],
  cvv: ["cvv", "Your bank says that the CVV is wrong."],
};

/** What the gateway's own checks of a card refuse, by its code. */
const ofCard: Partial<Record<string, [CardField, string]>> = {
  "81715": ["number", cardTexts.number],
  "81717": ["number", "The sandbox takes the published test cards only."],
  "81707": ["cvv", cardTexts.cvv],
  "81710": ["expiration", cardTexts.expiration],
};

const usedNonces = new Set(["91731", "91732", "91564", "91565"]);

/** What is wrong, in words for who pays. */
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

/** At which field the words of a refused card stand. */
export function fieldOf(words: string): CardField {
  const all = [...Object.values(atField), ...Object.values(ofCard)];
  return all.find((one) => one?.[1] === words)?.[0] ?? "";
}

/** What the gateway's code for a part of the card says, and at which field; null for one that is of no field. */
export function cardProblem(code: string): { field: CardField; text: string } | null {
  const known = ofCard[code];
  return known ? { field: known[0], text: known[1] } : null;
}

/** What 3-D Secure said of a card. The bank's own words are a letter and a reason, as 'N' and '01'. */
export type Authentication = {
  status: string;
  liabilityShifted: boolean;
  lookup?: { transStatus?: string; transStatusReason?: string } | undefined;
};

/** What is said of a card whose bank does not bear a fraud: in passing, and on the page; null of one whose bank does. */
export function authenticationProblem({ status, liabilityShifted, lookup }: Authentication) {
  if (liabilityShifted) return null;
  const bank = [lookup?.transStatus, lookup?.transStatusReason].filter(Boolean).join(" ");
  return {
    toast: lookup?.transStatusReason === "01" ? tryAnother : tryAgain,
    lines: [notAuthenticated, `Status: ${[bank, status].filter(Boolean).join(", ")}`],
  };
}
