import { v7 as newId } from "uuid";
import { acceptInvitation, declineInvitation } from "#app/features/coaching/mutations.server.ts";
import { asClientOnly } from "#app/features/invitations/form.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { alsoInvited } from "./people.ts";

/** A second coach invites some of the trainer's clients: one accepts, one declines, and one has not answered. */
export async function inviteAsSecondCoach(coach: Context, contextFor: (email: string) => Context) {
  for (const [email, answer] of Object.entries(alsoInvited)) {
    const id = newId();
    orThrow(email, await invite(coach, id, asClientOnly(email)));
    if (answer === "accept") orThrow(email, await acceptInvitation(contextFor(email), id, "client"));
    if (answer === "decline") orThrow(email, await declineInvitation(contextFor(email), id));
  }
}

function orThrow(email: string, result: { ok: true } | { ok: false; problems: object }) {
  if (!result.ok) throw new Error(`The invitation of ${email} failed: ${JSON.stringify(result.problems)}`);
}
