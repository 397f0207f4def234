import type { NonceRecord, ThreeDSecureRecord } from "../state.ts";

/**
 * Published test cards and nonces; nothing else is accepted.
 * https://developer.paypal.com/braintree/docs/reference/general/testing and
 * https://developer.paypal.com/braintree/docs/guides/3d-secure/testing
 */
export type TestCard = Pick<NonceRecord, "verifies" | "authenticates">;

export function testCard(number: string): TestCard | null {
  const authenticates = threeDSecureNumbers[number];
  if (authenticates) return { verifies: "1000", authenticates };
  const verifies = verificationNumbers[number] ?? (validNumbers.has(number) ? "1000" : null);
  return verifies === null ? null : { verifies, authenticates: "authenticate_successful" };
}

const validNumbers = new Set(
  [
    "378282246310005 371449635398431 36259600000004 6011000991300009 3530111333300000 6304000000000000",
    "5555555555554444 2223000048400011 4111111111111111 4005519200000004 4009348888881881 4012000033330026",
    "4012000077777777 4012888888881881 4217651111111119 4500600000000061",
  ].flatMap((line) => line.split(" ")),
);

const verificationNumbers: Partial<Record<string, string>> = {
  "4000111111111115": "2000",
  "5105105105105100": "2000",
  "378734493671000": "2000",
  "6011000990139424": "2000",
  "38520000009814": "2000",
  "3566002020360505": "3000",
};

const threeDSecureNumbers: Partial<Record<string, string>> = {
  "4000000000001000": "authenticate_successful",
  "4000000000001018": "authenticate_frictionless_failed",
  "4000000000001026": "authenticate_attempt_successful",
  "4000000000001034": "authenticate_unable_to_authenticate",
  "4000000000001042": "authenticate_rejected",
  "4000000000001059": "authentication_unavailable",
  "4000000000001067": "lookup_error",
  "4000000000001075": "lookup_failed_acs_error",
  "4000000000001083": "lookup_bypassed",
  "4000000000001091": "authenticate_successful",
  "4000000000001109": "authenticate_failed",
  "4000000000001117": "authenticate_unable_to_authenticate",
  "5200000000001005": "authenticate_successful",
  "5200000000001013": "authenticate_frictionless_failed",
  "340000000001007": "authenticate_successful",
  "340000000001015": "authenticate_frictionless_failed",
};

export const challenged = new Set(["4000000000001091", "4000000000001109", "4000000000001117"]);

export function threeDSecureOf(status: string): ThreeDSecureRecord {
  const liabilityShifted = shifting.has(status);
  const isLookup = status.startsWith("lookup") || status === "authentication_unavailable";
  const enrolled = status === "lookup_not_enrolled" ? "N" : status === "lookup_bypassed" ? "B" : isLookup ? "U" : "Y";
  return { status, enrolled, liabilityShifted, liabilityShiftPossible: liabilityShifted || !isLookup };
}

const shifting = new Set(["authenticate_successful", "authenticate_attempt_successful", "lookup_not_enrolled"]);

export function cardTypeOf(number: string): string {
  return cardTypes.find(([starts]) => starts.test(number))?.[1] ?? "Unknown";
}

const cardTypes: [RegExp, string][] = [
  [/^3[47]/, "American Express"],
  [/^3(0|6|8)/, "Diners Club"],
  [/^35/, "JCB"],
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^(5018|5020|5038|6304|6759|676)/, "Maestro"],
  [/^6/, "Discover"],
];

type TestNonce = { number: string; verifies?: string; threeDSecure?: string; isConsumed?: true; isInvalid?: true };

export function testNonce(nonce: string): TestNonce | null {
  return nonces[nonce] ?? null;
}

const visa = "4111111111111111";
const threeDSecureVisa = "4000000000001000";

const nonces: Partial<Record<string, TestNonce>> = {
  "fake-valid-nonce": { number: "4012888888881881" },
  "fake-valid-visa-nonce": { number: visa },
  "fake-valid-amex-nonce": { number: "378282246310005" },
  "fake-valid-mastercard-nonce": { number: "5555555555554444" },
  "fake-valid-discover-nonce": { number: "6011000991300009" },
  "fake-valid-jcb-nonce": { number: "3530111333300000" },
  "fake-valid-maestro-nonce": { number: "6304000000000000" },
  "fake-valid-dinersclub-nonce": { number: "36259600000004" },
  "fake-processor-declined-visa-nonce": { number: "4000111111111115", verifies: "2000" },
  "fake-processor-declined-mastercard-nonce": { number: "5105105105105100", verifies: "2000" },
  "fake-processor-declined-amex-nonce": { number: "378734493671000", verifies: "2000" },
  "fake-processor-declined-discover-nonce": { number: "6011000990139424", verifies: "2000" },
  "fake-processor-failure-jcb-nonce": { number: "3566002020360505", verifies: "3000" },
  "fake-consumed-nonce": { number: visa, isConsumed: true },
  "fake-luhn-invalid-nonce": { number: "4111111111111112", isInvalid: true },
  ...threeDSecureNonces(),
};

function threeDSecureNonces() {
  const statuses = {
    "visa-full-authentication": "authenticate_successful",
    "visa-lookup-timeout": "lookup_error",
    "visa-failed-signature": "authenticate_signature_verification_failed",
    "visa-failed-authentication": "authenticate_failed",
    "visa-attempts-non-participating": "authenticate_attempt_successful",
    "visa-not-enrolled": "lookup_not_enrolled",
    "visa-unavailable": "authentication_unavailable",
    "visa-mpi-lookup-error": "lookup_error",
    "visa-mpi-authenticate-error": "authenticate_error",
    "visa-authentication-unavailable": "authenticate_unable_to_authenticate",
    "visa-bypassed-authentication": "lookup_bypassed",
    "two-visa-successful-frictionless-authentication": "authenticate_successful",
    "two-visa-successful-step-up-authentication": "authenticate_successful",
    "two-visa-error-on-lookup": "lookup_error",
    "two-visa-timeout-on-lookup": "lookup_failed_acs_error",
  };
  const named = Object.entries(statuses).map(([name, threeDSecure]) => [
    `fake-three-d-secure-${name}-nonce`,
    { number: threeDSecureVisa, threeDSecure },
  ]);
  return Object.fromEntries(named) as Record<string, TestNonce>;
}
