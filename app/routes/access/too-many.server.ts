import { refused } from "#app/domain/forms/result.ts";
import { counted } from "#app/domain/text/counted.ts";

/** What is said to who is refused, and with which status. */
export type Refusal = [{ problems: { "": string[] } }, ResponseInit];

/** Past a limit: what there was too much of, and when to try again. */
export function tooMany(words: string, retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  const message = `${words} Try again in ${counted(minutes, "minute")}.`;
  return [refused(message), { status: 429, headers: { "Retry-After": String(retryAfter) } }];
}
