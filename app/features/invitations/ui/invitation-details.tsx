import { formatPercent } from "#app/domain/money/percent.ts";
import { formatInvitedRoles, type InvitedRole } from "#app/domain/people/invited-as.ts";
import { Moment } from "#app/ui/elements/moment.tsx";

export type ShownInvitation = {
  email: string;
  businessName: string;
  as: InvitedRole[];
  partnerCommissionRate: string | null;
  sentOn: string;
};

const facts =
  "grid gap-x-4 gap-y-2 [&_dt]:text-ink-2 min-[26rem]:grid-cols-[auto_1fr] max-[26rem]:gap-y-0 max-[26rem]:[&_dd]:mb-2";

export function InvitationDetails({ invitation }: { invitation: ShownInvitation }) {
  const { email, businessName, as, partnerCommissionRate, sentOn } = invitation;
  return (
    <dl className={facts}>
      <dt>Email</dt>
      <dd className="break-all">{email}</dd>
      <dt>Invited as</dt>
      <dd>{formatInvitedRoles(as)}</dd>
      {partnerCommissionRate !== null && (
        <>
          <dt>Commission rate</dt>
          <dd>{formatPercent(partnerCommissionRate)}</dd>
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

type Accepted = { email: string; businessName: string; sentOn: string | null; acceptedOn: string | null };

export function AcceptedInvitation({
  invitation: { email, businessName, sentOn, acceptedOn },
}: {
  invitation: Accepted;
}) {
  return (
    <dl className={facts}>
      <dt>Email</dt>
      <dd className="break-all">{email}</dd>
      <dt>Client of</dt>
      <dd>{businessName}</dd>
      {sentOn && <dt>Sent</dt>}
      {sentOn && (
        <dd>
          <Moment at={sentOn} />
        </dd>
      )}
      {acceptedOn && <dt>Accepted</dt>}
      {acceptedOn && (
        <dd>
          <Moment at={acceptedOn} />
        </dd>
      )}
    </dl>
  );
}
