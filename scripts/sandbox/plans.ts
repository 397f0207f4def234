import { type Answer, found, type Gateway, invalid, made, notFound } from "./gateway.ts";
import { type Refusal, refused } from "./published/refusals.ts";
import type { PlanRecord } from "./state.ts";
import { planView } from "./views.ts";
import { centsOf, type Fields, fieldsOf, isId, textOf } from "./wire.ts";

export function createPlan(gateway: Gateway, body: unknown): Answer {
  const fields = fieldsOf(body, "plan");
  const id = textOf(fields, "id") ?? gateway.newId();
  const refusals = [...refusedId(gateway, id), ...refusedNew(gateway, fields), ...refusedPrice(fields, "required")];
  if (refusals.length > 0) return invalid(refusals);
  const now = gateway.now().toISOString();
  const cycles = Number(textOf(fields, "number_of_billing_cycles"));
  const plan: PlanRecord = {
    id,
    name: textOf(fields, "name") ?? "",
    description: textOf(fields, "description") ?? null,
    cents: priceIn(fields) ?? 0,
    currency: textOf(fields, "currency_iso_code") ?? "",
    billingFrequency: Number(textOf(fields, "billing_frequency")),
    numberOfBillingCycles: cycles > 0 ? cycles : null,
    createdAt: now,
    updatedAt: now,
  };
  gateway.state.plans.set(id, plan);
  return made({ plan: planView(plan) });
}

/** Subscriptions keep their price. */
export function updatePlan(gateway: Gateway, id: string, body: unknown): Answer {
  const plan = gateway.state.plans.get(id);
  if (!plan) return notFound;
  const fields = fieldsOf(body, "plan");
  const refusals = refusedPrice(fields, "optional");
  if (refusals.length > 0) return invalid(refusals);
  plan.name = textOf(fields, "name") ?? plan.name;
  plan.description = textOf(fields, "description") ?? plan.description;
  plan.cents = priceIn(fields) ?? plan.cents;
  plan.updatedAt = gateway.now().toISOString();
  return found({ plan: planView(plan) });
}

export function findPlan({ state }: Gateway, id: string): Answer {
  const plan = state.plans.get(id);
  return plan ? found({ plan: planView(plan) }) : notFound;
}

export function allPlans({ state }: Gateway): Answer {
  return found({ plans: [...state.plans.values()].map(planView) });
}

function refusedId({ state }: Gateway, id: string): Refusal[] {
  if (!isId(id)) return [refused.plan.idIsInvalid];
  return state.plans.has(id) ? [refused.plan.idIsInUse] : [];
}

function refusedNew({ merchant }: Gateway, fields: Fields): Refusal[] {
  const currency = textOf(fields, "currency_iso_code");
  const frequency = textOf(fields, "billing_frequency") ?? "";
  return [
    ...(textOf(fields, "name") ? [] : [refused.plan.nameIsRequired]),
    ...(merchant.accounts.some((account) => account.currency === currency) ? [] : [refused.plan.currencyIsInvalid]),
    ...(/^[1-9]\d?$/.test(frequency) ? [] : [refused.plan.frequencyIsInvalid]),
  ];
}

function refusedPrice(fields: Fields, need: "required" | "optional"): Refusal[] {
  if (need === "optional" && fields.price === undefined) return [];
  return priceIn(fields) === null ? [refused.plan.priceIsInvalid] : [];
}

function priceIn(fields: Fields) {
  return centsOf(textOf(fields, "price") ?? "");
}
