import { type InvitedRole, invitedInWords } from "#app/domain/people/invited-as.ts";

export type Inviter = { businessName: string; as: readonly InvitedRole[] };

/** Who invites, as what, and what a client thereby shows them (decisions §1: athletes own their data). */
export function InvitedBy({ businessName, as }: Inviter) {
  return (
    <>
      <p>
        <strong>{businessName}</strong> invites you as {invitedInWords(as)}.
      </p>
      {as.includes("client") && (
        <p>
          What you enter about your training, records and body weight is yours. They see and enter it too, as long as
          you are their client.
        </p>
      )}
    </>
  );
}
