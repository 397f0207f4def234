import { counted } from "#app/domain/text/counted.ts";
import type { Picked } from "./views.ts";

/** '3 clients and 1 invitation' */
export function describeCounts(clients: number, invitations: number): string {
  const parts = [
    ...(clients > 0 ? [counted(clients, "client")] : []),
    ...(invitations > 0 ? [counted(invitations, "invitation")] : []),
  ];
  return parts.join(" and ") || "Nobody";
}

/** '3 clients will be removed.', with what goes with it; clients and invitations each in a paragraph. */
export function describeRemoval({ clients, invitations }: Picked): string {
  const [all, invited] = [clients.length, invitations.length];
  const ofClients = [
    `${counted(all, "client")} will be removed: ${namesOf(clients.map(({ fullName }) => fullName))}.`,
    "They will follow no program of the business, and their place in groups is deleted.",
    "Your notes about them stay yours, and their own data stays theirs.",
  ];
  const ofInvitations = [
    `${counted(invited, "invitation")} will be deleted: ${namesOf(invitations.map(({ email }) => email))}.`,
    "The links that were sent will stop working.",
  ];
  const kinds = [...(all > 0 ? [ofClients] : []), ...(invited > 0 ? [ofInvitations] : [])];
  return kinds.map((sentences) => sentences.join(" ")).join("\n\n");
}

/** '' if nobody is. */
export function describeLeftOut(count: number, why: string): string {
  if (count === 0) return "";
  return `${count} of the ticked ${count === 1 ? "is" : "are"} left out: ${why}.`;
}

export function describeRemoved({ removed, deleted }: { removed: number; deleted: number }): string {
  const sentences = [
    ...(removed > 0 || deleted === 0 ? [`${counted(removed, "client")} ${were(removed)} removed.`] : []),
    ...(deleted > 0 ? [`${counted(deleted, "invitation")} ${were(deleted)} deleted.`] : []),
  ];
  return sentences.join(" ");
}

function were(count: number) {
  return count === 1 ? "was" : "were";
}

export function namesOf(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}
