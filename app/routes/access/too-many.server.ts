import { refused } from "#app/domain/forms/result.ts";
import { counted } from "#app/domain/text/counted.ts";

export type Refusal = [{ problems: { "": string[] } }, ResponseInit];

export function tooMany(words: string, retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  const message = `${words} Try again in ${counted(minutes, "minute")}.`;
  return [refused(message), { status: 429, headers: { "Retry-After": String(retryAfter) } }];
}
