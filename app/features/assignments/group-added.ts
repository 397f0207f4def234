import { counted } from "#app/domain/text/counted.ts";

export type Added = { added: number; already: number };
export type AddedGroup = Added & { name: string };

export function groupAdded({ name, added, already }: AddedGroup): string {
  if (added === 0) return `All clients in ${name} already follow this program.`;
  return clientsAdded({ added, already }, `from ${name} `);
}

/** `from`: where the clients are from, with a space at its end. */
export function clientsAdded({ added, already }: Added, from = ""): string {
  const words = `${counted(added, "client")} ${from}${added === 1 ? "was" : "were"} added.`;
  return already === 0 ? words : `${words} ${already} already ${already === 1 ? "follows" : "follow"} this program.`;
}
