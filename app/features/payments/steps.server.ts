import {
  type Attempt,
  claim,
  endAttempt,
  findAttempt,
  type Outcome,
  outcomeOf,
  type PayContext,
  release,
  waitForOutcome,
} from "./attempt-rows.server.ts";
import { forgetCard } from "./cards.server.ts";
import { subscribe, upgrade } from "./plan-steps.server.ts";
import { buyProgram } from "./program-steps.server.ts";
import { changeCard, retryRenewal } from "./renewal-steps.server.ts";
import type { Step } from "./stops.server.ts";

const steps: Record<Attempt["kind"], (ctx: PayContext, attempt: Attempt) => Promise<Step>> = {
  subscribe,
  upgrade,
  program: buyProgram,
  card: changeCard,
  retry: retryRenewal,
};

/**
 * Each step runs once per order id: others wait for its result, and after a crash it resumes. `open`: the result is not
 * known yet.
 */
export async function runAttempt(ctx: PayContext, accountId: string, attemptId: string): Promise<Outcome> {
  const attempt = await claim(ctx, accountId, attemptId);
  if (!attempt) return waitForOutcome(ctx, accountId, attemptId);
  // why: ids of one gateway mean nothing to another
  if ((attempt.cents > 0 || attempt.kind === "card") && attempt.environment !== ctx.payments.environment)
    return { state: "open" };
  const step = await steps[attempt.kind](ctx, attempt);
  if ("done" in step) return step.done;
  if (step.stop.state !== "open") return end(ctx, attempt, step.stop);
  if (step.isIdle) await release(ctx, attempt);
  // why: another order may have replaced it in the meantime
  return outcomeOf((await findAttempt(ctx.db, accountId, attemptId)) ?? attempt);
}

function end({ db }: PayContext, attempt: Attempt, outcome: Outcome): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await forgetCard(tx, attempt);
    return endAttempt(tx, attempt, outcome);
  });
}
