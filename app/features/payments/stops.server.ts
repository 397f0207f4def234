import { log } from "#app/services/log.server.ts";
import type { Problem } from "#app/services/payments/port.ts";
import type { Outcome } from "./attempt-rows.server.ts";
import { wordsOf } from "./card-words.ts";

/** `isIdle`: nothing was done, so it may be resumed at once. */
export type Step = { done: Outcome } | { stop: Outcome; isIdle: boolean };

export function stopped(state: Outcome["state"], problem?: string): Step {
  return { stop: problem === undefined ? { state } : { state, problem }, isIdle: false };
}

const forGood = new Set<Problem["kind"]>(["declined", "notAuthenticated", "invalid", "notFound"]);

export function isFinal(problems: Problem[]): boolean {
  return problems.every(({ kind }) => forGood.has(kind));
}

export const untilConfirmed: Step = { stop: { state: "open" }, isIdle: true };

/** The order stays open if the result is unknown; otherwise it is rejected with a message. */
export function stoppedBy(problems: Problem[]): Step {
  const [first] = problems;
  if (first && isFinal(problems)) return stopped("refused", wordsOf(first));
  const isIdle = problems.every(({ kind }) => kind === "unreachable" || kind === "notSetUp");
  if (problems.some(({ kind }) => kind === "conflict")) log.error({ problems }, "payments");
  return { stop: { state: "open" }, isIdle };
}
