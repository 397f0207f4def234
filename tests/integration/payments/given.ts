import { randomUUID } from "node:crypto";
import { readEnv } from "#app/http/env.server.ts";
import { braintreePayments } from "#app/services/payments/braintree/open.server.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import type { Payments, Problem, Result } from "#app/services/payments/port.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { sandboxControl } from "#tests/support/payments/payments-sandbox.ts";

/** The contract holds for the gateway that ships with the project, and for the provider's where its keys are set. */
export const gateways = process.env.BRAINTREE_MERCHANT_ID ? (["ours", "provider's"] as const) : (["ours"] as const);

export type Given = { payments: Payments; secure: Payments; stop(): Promise<void> };

/** The port without and with 3-D Secure. */
export async function openGateway(which: (typeof gateways)[number]): Promise<Given> {
  if (which === "ours") return openSandboxGateway();
  const settings = readEnv({ ...process.env, NODE_ENV: "test", BRAINTREE_ENVIRONMENT: "sandbox" });
  const [payments, secure] = [false, true].map((on) => openPayments({ ...settings, BRAINTREE_3D_SECURE: on }));
  if (!payments || !secure) throw new Error("There are no payments.");
  return { payments, secure, stop: async () => {} };
}

/** With its clock, its faults and its books. */
export async function openSandboxGateway(file?: string) {
  const sandbox = await startSandbox({ file });
  const { url } = sandbox;
  const settings = readEnv({ NODE_ENV: "test", BRAINTREE_SANDBOX_URL: url, BRAINTREE_3D_SECURE: "off" });
  return {
    payments: openPayments(settings),
    secure: openPayments({ ...settings, BRAINTREE_3D_SECURE: true }),
    /** Soon loses its patience. */
    hasty: braintreePayments({
      ...sandboxMerchant,
      environment: "sandbox-local",
      url,
      patience: 300,
      threeDSecure: false,
    }),
    control: sandboxControl(url),
    url,
    stop: sandbox.stop,
  };
}

export const someId = () => randomUUID();

/** The result of a call that went well. */
export function good<T extends object>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problems)}`);
  return result;
}

/** What is wrong with a call that did not, in short: `invalid 91904`, `declined 2001`, `unknown`. */
export function refusal(result: Result<object>): string[] {
  return result.ok ? ["went well"] : result.problems.map(inShort);
}

function inShort(problem: Problem) {
  if (problem.kind === "invalid" || problem.kind === "declined") return `${problem.kind} ${problem.code}`;
  return problem.kind === "notAuthenticated" ? `${problem.kind} ${problem.status}` : problem.kind;
}

/** A customer with a card that is kept. */
export async function customerWithCard({ saveCustomer, saveCard }: Payments) {
  const [customerId, cardToken] = [someId(), someId()];
  good(await saveCustomer({ id: customerId, email: "coach@example.test" }));
  good(await saveCard({ token: cardToken, customerId, nonce: "fake-valid-nonce" }));
  return { customerId, cardToken };
}

/** Two plans of that many months, the second one dearer. */
export async function twoPlans({ savePlan }: Payments, months = 1) {
  const [basic, pro] = [someId(), someId()];
  good(await savePlan({ id: basic, name: "Basic", cents: 2900, months }));
  good(await savePlan({ id: pro, name: "Pro", cents: 5900, months }));
  return { basic, pro };
}

/** A subscription of a customer with a card to the cheaper plan. */
export async function subscribed(payments: Payments, months = 1) {
  const { customerId, cardToken } = await customerWithCard(payments);
  const { basic, pro } = await twoPlans(payments, months);
  const id = someId();
  const { subscription } = good(await payments.createSubscription({ id, planId: basic, cents: 2900, cardToken }));
  return { id, customerId, cardToken, basic, pro, subscription };
}
