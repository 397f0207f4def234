import type { VisitorContext } from "#app/services/context.server.ts";
import { type LinkPurpose, readLink, useUpLink } from "#app/services/link-tokens.server.ts";
import { lockUser } from "#db/locks.ts";
import { findUser } from "./queries.server.ts";

type Reader = Pick<VisitorContext, "db" | "secret" | "now">;
/** An invitation's link is for the invitation, which has no user yet. */
type UserPurpose = Exclude<LinkPurpose, "invitation">;

/** What the link of this purpose is good for, and whom; one whose user is gone is unknown. */
export async function readUserLink({ db, secret, now }: Reader, purpose: UserPurpose, token: string) {
  const { state, subject } = await readLink(db, secret, purpose, token, now);
  const user = subject && (await findUser(db, subject));
  return user ? { state, email: user.email } : { state: "unknown" as const, email: "" };
}

/** Uses the link up and returns its user; nothing when it isn't good, or the user is gone. */
export async function useUpUserLink({ db, secret, now }: Reader, purpose: UserPurpose, token: string) {
  const { subject } = await readLink(db, secret, purpose, token, now);
  // why: the person before their links, as a new password holds them, so that neither waits for the other for good
  if (subject) await lockUser(db, subject, "write");
  const used = await useUpLink(db, secret, purpose, token, now);
  return used ? findUser(db, used) : undefined;
}
