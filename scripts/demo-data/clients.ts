import { v7 as newId } from "uuid";
import { createGroup, setMembers } from "#app/features/groups/mutations.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { groups, invited } from "./people.ts";
import type { StoredUser } from "./store-people.ts";

/** Puts the clients of the coach of `ctx` into their groups, and invites two more. */
export async function gatherClients(ctx: Context, find: (email: string) => StoredUser) {
  for (const [name, emails] of Object.entries(groups)) {
    const id = newId();
    const created = await createGroup(ctx, id, { name });
    if (!created.ok) throw new Error(`The group ${name} was refused: ${JSON.stringify(created.problems)}`);
    const members = emails.map((email) => find(email).id);
    await setMembers(ctx, id, { members, shown: members });
  }
  const asClient = { isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: null };
  for (const email of invited) {
    const made = await invite(ctx, newId(), { email, ...asClient });
    if (!made.ok) throw new Error(`${email} could not be invited: ${JSON.stringify(made.problems)}`);
  }
}
