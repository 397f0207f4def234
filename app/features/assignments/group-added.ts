import { counted } from "#app/domain/text/counted.ts";

export type AddedGroup = { name: string; added: number; already: number };

export function groupAdded({ name, added, already }: AddedGroup): string {
  if (added === 0) return `All clients in ${name} already follow this program.`;
  const words = `${counted(added, "client")} from ${name} ${added === 1 ? "was" : "were"} added.`;
  return already === 0 ? words : `${words} ${already} already ${already === 1 ? "follows" : "follow"} this program.`;
}
