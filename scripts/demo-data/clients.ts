import { v7 as newId } from "uuid";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { acceptInvitation, declineInvitation, endCoaching } from "#app/features/coaching/mutations.server.ts";
import { createGroup, setMembers } from "#app/features/groups/mutations.server.ts";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { alsoInvited, groups, invited } from "./people.ts";
import type { StoredUser } from "./store-people.ts";

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

export async function inviteAsSecondCoach(coach: Context, contextFor: (email: string) => Context) {
  for (const [email, answer] of Object.entries(alsoInvited)) {
    const id = newId();
    orThrow(email, await invite(coach, id, asClientOnly(email)));
    const person = contextFor(email);
    if (answer === "decline") orThrow(email, await declineInvitation(person, id));
    if (answer === "accept" || answer === "end") orThrow(email, await acceptInvitation(person, id, "client"));
    if (answer === "end") {
      const note = { text: "Three weeks of hills, then his knee needed a break.", notedOn: todayOf(coach) };
      orThrow(email, await createNote(coach, person.actor.userId, newId(), note));
      orThrow(email, await endCoaching(person, coach.actor.accountId));
    }
  }
}

function orThrow(email: string, result: { ok: true } | { ok: false; problems: object }) {
  if (!result.ok) throw new Error(`The invitation of ${email} failed: ${JSON.stringify(result.problems)}`);
}
