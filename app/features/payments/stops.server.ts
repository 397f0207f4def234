import { log } from "#app/services/log.server.ts";
import type { Problem } from "#app/services/payments/port.ts";
import type { Outcome } from "./attempt-rows.server.ts";
import { wordsOf } from "./card-words.ts";

/** What came of going on with an order: it is done, or why not. `isIdle`: nothing was done, so it may go on at once. */
export type Step = { done: Outcome } | { stop: Outcome; isIdle: boolean };

export function stopped(state: Outcome["state"], problem?: string): Step {
  return { stop: problem === undefined ? { state } : { state, problem }, isIdle: false };
}

const forGood = new Set<Problem["kind"]>(["declined", "notAuthenticated", "invalid", "notFound"]);

/** Whether the gateway said no, and would again. */
export function isFinal(problems: Problem[]): boolean {
  return problems.every(({ kind }) => forGood.has(kind));
}

/** Nothing is done before who pays has confirmed it with their bank. */
export const untilConfirmed: Step = { stop: { state: "open" }, isIdle: true };

/** An order stays open where nobody said what became of it, or could have; else it is refused in words. */
export function stoppedBy(problems: Problem[]): Step {
  const [first] = problems;
  if (first && isFinal(problems)) return stopped("refused", wordsOf(first));
  const isIdle = problems.every(({ kind }) => kind === "unreachable" || kind === "notSetUp");
  if (problems.some(({ kind }) => kind === "conflict")) log.error({ problems }, "payments");
  return { stop: { state: "open" }, isIdle };
}
