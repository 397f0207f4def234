import { counted } from "#app/domain/text/counted.ts";

export type AddedGroup = { name: string; added: number; already: number };

export function groupAdded({ name, added, already }: AddedGroup): string {
  if (added === 0) return `All clients of ${name} follow this program already.`;
  const words = `${counted(added, "client")} of ${name} ${added === 1 ? "was" : "were"} added.`;
  return already === 0 ? words : `${words} ${counted(already, "follows", "follow")} this program already.`;
}
