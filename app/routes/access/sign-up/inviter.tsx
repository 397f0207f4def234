import { afterCoaching } from "#app/domain/people/after-coaching.ts";
import { formatInvitedRoles, type InvitedRole } from "#app/domain/people/invited-as.ts";
import { CoachSees } from "#app/features/coaching/ui/coach-sees.tsx";

/** `invitedBy` is null for older invitations. */
export type Inviter = { businessName: string; invitedBy: string | null; as: readonly InvitedRole[] };

/** Decisions §1. */
export function InvitedBy({ businessName, invitedBy, as }: Inviter) {
  const business = invitedBy && invitedBy !== businessName ? ` (${businessName})` : "";
  return (
    <>
      <p>
        <strong>{(invitedBy ?? businessName) + business}</strong> invites you as a {formatInvitedRoles(as)}.
      </p>
      {as.includes("client") && (
        <>
          <p>As their client, you let {businessName} see:</p>
          <CoachSees />
          <p>
            They can also enter results for you. You can end this at any time on your own page. From then on{" "}
            {afterCoaching}
          </p>
        </>
      )}
    </>
  );
}
