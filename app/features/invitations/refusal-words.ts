/** Decisions §2. */
export const licenceFull = "You have reached the number of users your licence allows.";

export const selfInvited = "You can’t invite yourself";

/** A block reads like a decline. */
export function notInvitableMessage({ email, hasEnded }: { email: string; hasEnded: boolean }): string {
  return hasEnded
    ? `${email} ended the coaching. You can invite them again 30 days after that`
    : `${email} declined your invitation. You can invite them again 30 days after that`;
}
