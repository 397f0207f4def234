/** What is said to who would invite more people than the licence allows (decisions §2). */
export const licenceFull = "You have reached the number of users your licence allows.";

/** What is said to a coach who types their own e-mail. */
export const selfInvited = "You can’t invite yourself";

/** Why somebody can't be invited now; whoever has blocked the business reads like somebody who declined. */
export function quietInWords({ email, hasEnded }: { email: string; hasEnded: boolean }): string {
  return hasEnded
    ? `${email} ended the coaching. You can invite them again 30 days after that`
    : `${email} declined your invitation. You can invite them again 30 days after that`;
}
