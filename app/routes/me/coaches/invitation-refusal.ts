import type { Refused } from "#app/domain/forms/result.ts";

export function wordsOfRefusal({ problems }: Refused) {
  return Object.values(problems).flat().join(" ");
}
