import client from "braintree-web/client";
import hostedFields, { type HostedFields } from "braintree-web/hosted-fields";
import threeDSecure, { type ThreeDSecure } from "braintree-web/three-d-secure";
import type { Problems } from "#app/domain/forms/result.ts";
import { formatEurosInput } from "#app/domain/money/euros.ts";
import { fieldId } from "#app/ui/forms/form-field.ts";
import { cardTexts } from "../card-words.ts";
import { payForm } from "../pay-form.ts";
import {
  type Asked,
  bankIsAway,
  type CardEntry,
  type Confirmed,
  nameProblems,
  notConfirmed,
  notReached,
  type Refused,
  refusedCard,
} from "./card-entry.ts";

/** The provider's names of the fields, and ours. */
const ours = { number: "number", cvv: "cvv", expirationDate: "expiration" } as const;
type Key = keyof typeof ours;
const keys = Object.keys(ours) as Key[];

export type HostedCard = CardEntry & {
  focus: (part: (typeof ours)[Key]) => void;
  /** Shows each problem inside its field's frame. */
  mark: (problems: Problems | null) => void;
  end: () => void;
};

export async function mountHostedCard(authorization: string): Promise<HostedCard> {
  const own = await client.create({ authorization });
  const fields = await hostedFields.create({ client: own, fields: fieldsIn(), styles: stylesOf(document.body) });
  return {
    async tokenize(entered) {
      const names = nameProblems(entered);
      const cardholderName = `${entered.name} ${entered.surname}`.trim();
      const made = await tokenizeFields(fields, cardholderName);
      if (!made.ok) return { ok: false, problems: { ...made.problems, ...names } };
      if (Object.keys(names).length > 0) return { ok: false, problems: names };
      return made;
    },
    focus(part) {
      void fields.focus(keys.find((key) => ours[key] === part) ?? "number");
    },
    mark(problems) {
      for (const field of keys) {
        const message = problems?.[ours[field]]?.join(" ") ?? "";
        fields.setMessage({ field, message });
        void fields.setAttribute({ field, attribute: "aria-invalid", value: message !== "" });
      }
    },
    end() {
      void fields.teardown();
    },
  };
}

function fieldsIn() {
  const at = (part: string, placeholder: string) => ({ selector: `#${fieldId(payForm.id, part)}`, placeholder });
  return { number: at("number", ""), cvv: at("cvv", ""), expirationDate: at("expiration", "MM/YYYY") };
}

/** why: a frame of another site does not inherit the page's styles */
function stylesOf(element: Element) {
  const { color, fontFamily } = getComputedStyle(element);
  return { input: { "font-size": "16px", "font-family": fontFamily, color } };
}

type Made = { ok: true; nonce: string; bin: string } | { ok: false; problems: Problems };

async function tokenizeFields(fields: HostedFields, cardholderName: string): Promise<Made> {
  try {
    const { nonce, details } = await fields.tokenize({ cardholderName });
    return { ok: true, nonce, bin: details.bin };
  } catch (error) {
    return refusedFields(error);
  }
}

type Failure = { code?: string; details?: { invalidFieldKeys?: string[]; originalError?: Refused } };

/** An error for an empty form marks all three fields. */
function refusedFields(error: unknown): Extract<Made, { ok: false }> {
  const { code, details } = error as Failure;
  const wrong =
    code === "HOSTED_FIELDS_FIELDS_EMPTY" ? keys : keys.filter((key) => details?.invalidFieldKeys?.includes(key));
  if (wrong.length > 0) {
    return { ok: false, problems: Object.fromEntries(wrong.map((key) => [ours[key], [cardTexts[ours[key]]]])) };
  }
  if (code === "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED")
    return { ok: false, problems: { cvv: [cardTexts.cvv] } };
  return details?.originalError ? refusedCard(details.originalError) : notReached;
}

/** 3-D Secure. The more the bank knows of the payer, the less it asks. */
export async function confirmHosted(authorization: string, asked: Asked): Promise<Confirmed> {
  const { nonce, bin, cents, payer, isAgain } = asked;
  const order = { amount: formatEurosInput(cents), email: payer.email, billingAddress: payer.billingAddress };
  let secure: ThreeDSecure | undefined;
  try {
    secure = await threeDSecure.create({ client: await client.create({ authorization }), version: 2 });
    const onLookupComplete = (_data: unknown, next: () => void) => next();
    const verified = await secure.verifyCard({ nonce, bin, ...order, challengeRequested: isAgain, onLookupComplete });
    return notConfirmed(verified.threeDSecureInfo) ?? { ok: true, nonce: verified.nonce };
  } catch {
    return bankIsAway;
  } finally {
    void secure?.teardown();
  }
}
