import { paths } from "#app/paths.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Face } from "#app/ui/elements/face.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { Section } from "#app/ui/elements/section.tsx";
import { RowLink } from "#app/ui/lists/row-link.tsx";
import type { PendingView } from "../pending.server.ts";
import { InvitationParts } from "./invitation-parts.tsx";

const card = "card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 wrap-anywhere";

type Pending = PendingView & { heading: string };

export function PendingInvitations({ pending }: { pending: readonly Pending[] }) {
  if (pending.length === 0) return null;
  const rest = pending.slice(inFull);
  return (
    <Section title="Waiting for your answer">
      {pending.slice(0, inFull).map(({ heading, ...invitation }) => (
        <article key={invitation.id} className={card}>
          <Who id={invitation.accountId} name={invitation.invitedBy ?? invitation.businessName} title={heading}>
            {invitation.businessName} · asked on {invitation.sentOn}
          </Who>
          <InvitationParts invitation={invitation} />
        </article>
      ))}
      {rest.length > 0 && (
        <ul className="card divide-y divide-line px-4">
          {rest.map(({ id, heading, businessName, sentOn }) => (
            <RowLink
              key={id}
              to={paths.myInvitation(id)}
              title={heading}
              more={`${businessName} · asked on ${sentOn}`}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Further ones are links to their pages. */
const inFull = 3;

const seen =
  "readiness, body weight, workouts and records. When you end coaching, that stops at once; your data stays yours.";

type Coach = {
  accountId: string;
  businessName: string;
  coachNames: string[];
  pictureUrl: string | null;
  since: string;
};

export function Coaches({ coaches }: { coaches: readonly Coach[] }) {
  return (
    <Section title={coaches.length > 1 ? "My coaches" : "My coach"}>
      {coaches.length === 0 && (
        <p className={card}>Nobody coaches you. When a coach invites you, the invitation waits for your answer here.</p>
      )}
      {coaches.length > 1 && <p className="px-1 text-ink-2">Each of them sees your {seen}</p>}
      {coaches.map(({ accountId, businessName, coachNames, pictureUrl, since }) => (
        <article key={accountId} className={card}>
          <Who
            id={accountId}
            name={coachNames[0] ?? businessName}
            pictureUrl={pictureUrl}
            title={coachNames.join(", ") || businessName}
          >
            {businessName} · since {since}
          </Who>
          {coaches.length === 1 && <p className="text-ink-2">Sees your {seen}</p>}
          <div className="flex flex-wrap gap-2 [&>*]:grow">
            <ButtonLink variant="danger" to={paths.endCoaching(accountId)} preventScrollReset>
              End coaching
              <span className="sr-only"> with {businessName}</span>
            </ButtonLink>
            <ButtonLink to={paths.blockBusiness(accountId)} preventScrollReset>
              Block
              <span className="sr-only"> {businessName}</span>
            </ButtonLink>
          </div>
        </article>
      ))}
    </Section>
  );
}

type WhoProps = {
  id: string;
  name: string;
  pictureUrl?: string | null;
  title: string;
  children: (string | number)[];
};

function Who({ id, name, pictureUrl = null, title, children }: WhoProps) {
  return (
    <div className="flex items-center gap-3">
      <Face id={id} name={name} pictureUrl={pictureUrl} />
      <div className="min-w-0">
        <h3 className="font-semibold text-lg leading-tight">{title}</h3>
        <p className="text-ink-2">{children}</p>
      </div>
    </div>
  );
}

export function Blocked({ blocked }: { blocked: readonly { accountId: string; businessName: string }[] }) {
  if (blocked.length === 0) return null;
  return (
    <Section title="Blocked">
      <ul className="card divide-y divide-line px-4">
        {blocked.map(({ accountId, businessName }) => (
          <li key={accountId} className="flex flex-wrap items-center justify-between gap-x-3 py-2 wrap-anywhere">
            <span className="min-w-0">{businessName}</span>
            <PostForm action={paths.unblockBusiness(accountId)} preventScrollReset className="ms-auto">
              <SubmitButton variant="plain" pendingLabel="One moment…">
                Unblock
                <span className="sr-only"> {businessName}</span>
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CoachingNotice({ names }: { names: readonly string[] | null }) {
  if (!names) return null;
  return (
    <section aria-label="Who coaches you" className={`${card} border-accent`}>
      <p>
        {new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names)}{" "}
        {names.length === 1 ? "coaches you and sees" : "coach you and see"} your readiness answers, body weight,
        workouts and records. You can end that here at any time.
      </p>
      <PostForm action={paths.closeCoachingNotice()} preventScrollReset>
        <SubmitButton variant="plain" pendingLabel="One moment…">
          I have read this
        </SubmitButton>
      </PostForm>
    </section>
  );
}
