import { redirect } from "@remix-run/node";
import { v7 as newId } from "uuid";
import { can } from "#app/domain/policy/can.ts";
import { readInvitation } from "#app/features/access/invitations.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { signedIn } from "#app/http/session.server.ts";
import { paths } from "#app/paths.ts";
import { storeLinks } from "#app/routes/access/stores.server.ts";
import type { Inviter } from "./inviter.tsx";

const outcomes = ["activation", "app", "platform"] as const;

/** Reading does not use up the link. */
export async function signUpView(request: Request) {
  const query = new URL(request.url).searchParams;
  const outcome = outcomes.find((one) => one === query.get("done"));
  if (outcome) return { page: "done" as const, outcome, stores: storeLinks() };
  const token = query.get("token");
  const who = await signedIn(request);
  if (!token) {
    // why: / would redirect somebody without access
    if (who && can(who.actor, "app:enter")) throw redirect(paths.home());
    return openForm({ email: query.get("email") ?? "" }, null, null);
  }
  const invitation = await readInvitation(visitor(), token);
  if (invitation.state !== "open") return { page: "link" as const, state: invitation.state };
  const { id, email, firstName, lastName, inviter, isKnown } = invitation;
  if (who?.actor.email === email) throw redirect(paths.myInvitation(id));
  if (who) return { page: "alreadyIn" as const, invited: email };
  if (isKnown) return { page: "known" as const, email, loginTo: paths.login({ returnUrl: paths.myInvitation(id) }) };
  return openForm({ email, name: firstName, surname: lastName }, inviter, paths.declineInvitation(token));
}

type Starts = { email: string; name?: string; surname?: string };

function openForm(starts: Starts, inviter: Inviter | null, declineTo: string | null) {
  return { page: "form" as const, attempt: newId(), starts, inviter, declineTo };
}
