import { NotFound } from "#app/domain/errors.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { type Billing, billingOf } from "#app/domain/packages/billing.ts";
import { choiceProblem } from "#app/domain/packages/plan-choice.ts";
import { findBilling, saveBilling } from "#app/features/invoices/billing.server.ts";
import { findPlans } from "#app/features/packages/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { confirmTerms } from "#app/services/terms.server.ts";
import type { BillingStepFields, BillingStepValues } from "./billing-step.ts";

export async function findChoices(ctx: Context, packageId: string | undefined, timeZone: string) {
  const { plans, ...chooser } = await findPlans(ctx, timeZone);
  const plan = plans.find(({ main }) => main.id === packageId);
  if (!plan) throw new NotFound();
  const packages = plan.yearly === null ? [plan.main] : [plan.main, plan.yearly];
  const choices = packages.map((one) => ({
    id: one.id,
    billing: billingOf(one.durationInDays),
    price: formatEuros(one.priceCents),
    problem: choiceProblem(one, chooser),
  }));
  return { name: plan.main.name, choices };
}

export type Choices = Awaited<ReturnType<typeof findChoices>>;

export async function billingStepStarts(ctx: Context, { choices }: Choices) {
  const { starts, version } = await findBilling(ctx);
  const billing: Billing | "" = choices.find(({ problem }) => problem === null)?.billing ?? "";
  return { starts: { ...starts, billing }, version };
}

export async function saveBillingStep(
  ctx: Context,
  { choices }: Choices,
  seen: number,
  values: BillingStepValues,
): Promise<Result<{ packageId: string }, BillingStepFields>> {
  const { billing, terms: _, ...information } = values;
  const chosen = choices.find((one) => one.billing === billing);
  const problem = chosen ? chosen.problem : "Choose monthly or yearly billing";
  if (!chosen || problem !== null) return { ok: false, problems: { billing: [problem ?? ""] } };
  const saved = await saveBilling(ctx, seen, information);
  if (!saved.ok) return saved;
  const { accountId, userId } = ctx.actor;
  await confirmTerms(ctx.db, { accountId, id: userId }, ctx.now);
  return { ok: true, packageId: chosen.id };
}
