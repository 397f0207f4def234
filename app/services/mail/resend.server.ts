import { type ErrorResponse, Resend } from "resend";
import type { Delivery, MailProvider } from "./port.ts";

/** In milliseconds: shorter than the job may take (db/queues). */
const patience = 15_000;

/** Statuses worth a retry: lost connection, another request with the same key, too many at once. */
const passing = new Set([408, 409, 425, 429]);

/** https://resend.com/docs/api-reference/emails/send-email */
export function resendMails({ key, baseUrl }: { key: string; baseUrl: string }): MailProvider {
  const resend = new Resend(key, { baseUrl });
  return async ({ replyTo, attachments = [], ...mail }, idempotencyKey) => {
    const options = { idempotencyKey, signal: AbortSignal.timeout(patience) };
    const files = attachments.map(({ filename, bytes }) => ({
      filename,
      content: Buffer.from(bytes).toString("base64"),
    }));
    const more = { ...(replyTo ? { replyTo } : {}), ...(files.length > 0 ? { attachments: files } : {}) };
    const { error } = await resend.emails.send({ ...mail, ...more }, options);
    return error ? outcomeOf(error) : { ok: true };
  };
}

function outcomeOf({ name, statusCode, message }: ErrorResponse): Delivery {
  // why: the key was used with another text, so an earlier version of the product already sent the mail
  if (name === "invalid_idempotent_request") return { ok: true };
  return { ok: false, again: mayPass(name, statusCode), problem: `${name}: ${message}` };
}

function mayPass(name: string, status: number | null) {
  // why: our key is wrong, which somebody can fix; the mail is fine
  if (status === 401 || name === "invalid_api_key") return true;
  return status === null || status >= 500 || passing.has(status);
}
