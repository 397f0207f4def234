import type { VisitorContext } from "#app/services/context.server.ts";
import { type LinkPurpose, readLink, useUpLink } from "#app/services/link-tokens.server.ts";
import { lockUser } from "#db/locks.ts";
import { findUser } from "./queries.server.ts";

type Reader = Pick<VisitorContext, "db" | "secret" | "now">;
type UserPurpose = Exclude<LinkPurpose, "invitation">;

export async function readUserLink({ db, secret, now }: Reader, purpose: UserPurpose, token: string) {
  const { state, subject } = await readLink(db, secret, purpose, token, now);
  const user = subject && (await findUser(db, subject));
  return user ? { state, email: user.email } : { state: "unknown" as const, email: "" };
}

export async function useUpUserLink({ db, secret, now }: Reader, purpose: UserPurpose, token: string) {
  const { subject } = await readLink(db, secret, purpose, token, now);
  // why: the person before their links, as a new password does, so that two never deadlock
  if (subject) await lockUser(db, subject, "write");
  const used = await useUpLink(db, secret, purpose, token, now);
  return used ? findUser(db, used) : undefined;
}
