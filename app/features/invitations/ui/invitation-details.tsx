import { percentInWords } from "#app/domain/money/percent.ts";
import { type InvitedRole, invitedInWords } from "#app/domain/people/invited-as.ts";
import { Moment } from "#app/ui/elements/moment.tsx";

export type ShownInvitation = {
  email: string;
  businessName: string;
  as: InvitedRole[];
  partnerCommissionRate: string | null;
  sentOn: string;
};

/** Who was invited, as what, by which business and when. */
export function InvitationDetails({ invitation }: { invitation: ShownInvitation }) {
  const { email, businessName, as, partnerCommissionRate, sentOn } = invitation;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&_dt]:text-ink-2">
      <dt>Email</dt>
      <dd className="break-all">{email}</dd>
      <dt>Invited as</dt>
      <dd>{invitedInWords(as)}</dd>
      {partnerCommissionRate !== null && (
        <>
          <dt>Commission rate</dt>
          <dd>{percentInWords(partnerCommissionRate)}</dd>
        </>
      )}
      <dt>Invited by</dt>
      <dd>{businessName}</dd>
      <dt>Sent</dt>
      <dd>
        <Moment at={sentOn} />
      </dd>
    </dl>
  );
}
