import client from "braintree-web/client";
import hostedFields, { type HostedFields } from "braintree-web/hosted-fields";
import threeDSecure, { type ThreeDSecure } from "braintree-web/three-d-secure";
import type { Problems } from "#app/domain/forms/result.ts";
import { fieldId } from "#app/ui/forms/form-field.ts";
import { authenticationProblem, cardTexts, tryAgain } from "../card-words.ts";
import { payForm } from "../pay-form.ts";
import { type CardEntry, nameProblems, notReached, type Tokenized } from "./card-entry.ts";

/** The provider's names of the fields, and ours. */
const ours = { number: "number", cvv: "cvv", expirationDate: "expiration" } as const;

/** Mounts the provider's fields into the page, and what turns them into a nonce. `end` takes them away again. */
export async function mountHostedCard(
  authorization: string,
  isSecure: boolean,
): Promise<CardEntry & { end: () => void }> {
  const own = await client.create({ authorization });
  const [fields, secure] = await Promise.all([
    hostedFields.create({ client: own, fields: fieldsIn(), styles: { input: { "font-size": "16px" } } }),
    isSecure ? threeDSecure.create({ client: own, version: 2 }) : null,
  ]);
  return {
    async tokenize(entered, { cents }) {
      const names = nameProblems(entered);
      const cardholderName = `${entered.name} ${entered.surname}`.trim();
      const made = await tokenizeFields(fields, cardholderName);
      if (!made.ok) return { ok: false, problems: { ...made.problems, ...names } };
      if (Object.keys(names).length > 0) return { ok: false, problems: names };
      return secure ? authenticate(secure, made, cents) : { ok: true, nonce: made.nonce };
    },
    end() {
      void fields.teardown();
      void secure?.teardown();
    },
  };
}

function fieldsIn() {
  const at = (part: string, placeholder: string) => ({ selector: `#${fieldId(payForm.id, part)}`, placeholder });
  return { number: at("number", ""), cvv: at("cvv", ""), expirationDate: at("expiration", "MM/YYYY") };
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

/** The provider's error marks the fields that are wrong; the one for a form that is empty marks all three. */
function refusedFields(error: unknown): Made {
  const { code, details } = error as { code?: string; details?: { invalidFieldKeys?: string[] } };
  const all = Object.keys(ours);
  const keys = code === "HOSTED_FIELDS_FIELDS_EMPTY" ? all : (details?.invalidFieldKeys ?? []);
  const wrong = keys.flatMap((key) => (key in ours ? [ours[key as keyof typeof ours]] : []));
  if (wrong.length === 0) return { ok: false, problems: notReached.ok ? {} : notReached.problems };
  return { ok: false, problems: Object.fromEntries(wrong.map((field) => [field, [cardTexts[field]]])) };
}

async function authenticate(
  secure: ThreeDSecure,
  { nonce, bin }: { nonce: string; bin: string },
  cents: number,
): Promise<Tokenized> {
  const amount = (cents / 100).toFixed(2);
  try {
    const onLookupComplete = (_data: unknown, next: () => void) => next();
    const verified = await secure.verifyCard({ nonce, bin, amount, onLookupComplete });
    const wrong = authenticationProblem(verified.threeDSecureInfo);
    if (wrong) return { ok: false, problems: { "": [wrong.toast, ...wrong.lines] } };
    return { ok: true, nonce: verified.nonce };
  } catch {
    return { ok: false, problems: { "": [tryAgain] } };
  }
}
