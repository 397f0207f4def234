import type { Refused } from "#app/domain/forms/result.ts";

/** Why an invitation can't be answered any more, over the page that says what became of it. */
export function wordsOfRefusal({ problems }: Refused) {
  return Object.values(problems).flat().join(" ");
}
