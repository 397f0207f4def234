import { z } from "zod";
import { log } from "#app/services/log.server.ts";
import type { Problem, Result } from "../port.ts";

const away = new Set([
  "authenticationError",
  "authorizationError",
  "serviceUnavailableError",
  "tooManyRequestsError",
  "upgradeRequired",
]);

const unknown = new Set(["gatewayTimeoutError", "requestTimeoutError", "serverError", "unexpectedError"]);

const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|certificate/;

export async function callGateway<T>(call: () => Promise<T>): Promise<Result<{ value: T }>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    if (problem.kind === "unreachable" || problem.kind === "unknown") log.warn({ err: error }, "payments");
    return refuse(problem);
  }
}

function problemOf(error: unknown): Problem | null {
  if (!(error instanceof Error) || !("type" in error)) return null;
  const { type, message } = error;
  if (type === "notFoundError") return { kind: "notFound" };
  if (type === "invalidSignatureError") return { kind: "notSigned" };
  if (away.has(String(type)) || neverSent.test(message)) return { kind: "unreachable", message };
  return unknown.has(String(type)) ? { kind: "unknown", message } : null;
}

export function refuse(...problems: Problem[]): { ok: false; problems: Problem[] } {
  return { ok: false, problems };
}

const outcomeShape = z.object({
  id: z.string().optional(),
  status: z.string(),
  processorResponseCode: z.string().nullish(),
  processorResponseText: z.string().nullish(),
  processorResponseType: z.string().nullish(),
  gatewayRejectionReason: z.string().nullish(),
  threeDSecureInfo: z.object({ status: z.string() }).nullish(),
});

const refusalShape = z.object({
  message: z.string(),
  transaction: outcomeShape.optional(),
  verification: outcomeShape.optional(),
});

type Refused = { errors: { deepErrors(): { attribute: string; code: string; message: string }[] } };

export function problemsOf(answer: Refused & object): { ok: false; problems: Problem[] } {
  const { message, transaction, verification } = refusalShape.parse(answer);
  const outcome = transaction ?? verification;
  if (outcome) return refuse(declined(outcome));
  const invalid = answer.errors.deepErrors().map(({ attribute, code, message }): Problem => {
    return { kind: "invalid", field: camelCased(attribute), code, message };
  });
  return refuse(...(invalid.length > 0 ? invalid : [{ kind: "invalid", field: "base", code: "", message } as const]));
}

function declined(outcome: z.infer<typeof outcomeShape>): Problem {
  const { id, status, gatewayRejectionReason: reason, threeDSecureInfo } = outcome;
  if (reason === "three_d_secure") return { kind: "notAuthenticated", status: threeDSecureInfo?.status ?? notAsked };
  const final = outcome.processorResponseType === "hard_declined";
  const transactionId = id === undefined ? {} : { transactionId: id };
  if (reason) {
    return {
      kind: "declined",
      by: "gateway",
      code: reason,
      text: `Gateway Rejected: ${reason}`,
      final,
      ...transactionId,
    };
  }
  const code = outcome.processorResponseCode ?? status;
  const text = outcome.processorResponseText ?? status;
  return { kind: "declined", by: "processor", code, text, final, ...transactionId };
}

export const notAsked = "not_attempted";

function camelCased(attribute: string) {
  return attribute.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
