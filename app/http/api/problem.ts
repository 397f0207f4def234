import { STATUS_CODES } from "node:http";
import type { ZodError } from "zod";
import type { Fields } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";

export type FieldProblem = { field: string; message: string };

export type Problem = {
  status: number;
  detail: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  current?: unknown;
};

export function problemResponse({ status, detail, errors, headers, current }: Problem): Response {
  const body = { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail, errors, current };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  });
}

const maxErrors = 50;
const longestMessage = 500;

export function problemOfInput(status: 400 | 422, error: ZodError, detail: string): Problem {
  const errors = error.issues.slice(0, maxErrors).map(({ path, message }) => ({
    field: path.join(".").slice(0, longestMessage),
    message: message.slice(0, longestMessage),
  }));
  return { status, detail, errors };
}

/** Too many attempts (429), a conflict or the thing as a whole (409), or fields (422). */
export function problemOfRefusal({ problems, theirs, retryAfter }: Refused<Fields>): Problem {
  const named = Object.entries(problems as Record<string, string[] | undefined>);
  const errors = named.flatMap(([field, messages = []]) => messages.map((message) => ({ field, message })));
  const whole = errors.filter(({ field }) => field === "").map(({ message }) => message);
  const detail = whole.join(" ") || "Something in the request is not valid.";
  if (retryAfter) return { status: 429, detail, headers: { "Retry-After": String(retryAfter) } };
  if (theirs) return { status: 409, detail, errors, current: theirs };
  const ofFields = errors.filter(({ field }) => field !== "");
  return ofFields.length > 0 ? { status: 422, detail, errors: ofFields } : { status: 409, detail };
}

export function isRefused(result: unknown): result is Refused<Fields> {
  if (typeof result !== "object" || result === null) return false;
  return "ok" in result && result.ok === false && "problems" in result;
}
