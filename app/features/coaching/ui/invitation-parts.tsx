import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { afterCoaching } from "#app/domain/people/after-coaching.ts";
import { formatInvitedRoles } from "#app/domain/people/invited-as.ts";
import { paths } from "#app/paths.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import type { PendingView } from "../pending.server.ts";
import { CoachSees } from "./coach-sees.tsx";

type Props = { invitation: PendingView };

/**
 * Being a client and a role are accepted separately (decisions §1). `isPage`: on a page of its own the answers stay
 * within reach of the thumb.
 */
export function InvitationParts({ invitation, isPage = false }: Props & { isPage?: boolean }) {
  const { businessName, asClient, roles } = invitation;
  const isBoth = asClient && roles.length > 0;
  const decline = <Decline invitation={invitation} words={isBoth ? "Decline both" : "Decline"} />;
  return (
    <>
      {asClient && (
        <>
          <p>If you accept, {businessName} will see:</p>
          <CoachSees />
          {isPage ? <InCharge /> : <InChargeBriefly />}
          <Answers accept={<Accept invitation={invitation} as="client" words="Accept" />} isAtThumb={isPage && !isBoth}>
            {!isBoth && decline}
          </Answers>
        </>
      )}
      {roles.length > 0 && (
        <>
          <p className={isBoth ? "border-line border-t pt-4" : undefined}>
            {businessName} {isBoth ? "also invites" : "invites"} you as a {formatInvitedRoles(roles)}. You would work
            with them in the administration area. That alone shows them nothing about your training.
          </p>
          <Answers accept={<Accept invitation={invitation} as="roles" words={isBoth ? "Accept the role" : "Accept"} />}>
            {!isBoth && decline}
          </Answers>
        </>
      )}
      {isBoth && decline}
      <Refusing invitation={invitation} />
    </>
  );
}

function InChargeBriefly() {
  return (
    <p className="text-ink-2">
      They can also enter results for you. They won’t be told about your other coaches. You can end it here at any time:
      from then on {afterCoaching}
    </p>
  );
}

const inCharge = [
  `You can end it at any time on your own page. From then on ${afterCoaching}`,
  "They won’t be told about your other coaches.",
];

function InCharge() {
  return (
    <>
      <p className="text-ink-2">They can also enter results for you.</p>
      <h2 className="font-semibold text-lg">You stay in charge</h2>
      <ul className="grid gap-2">
        {inCharge.map((words) => (
          <li key={words} className="flex gap-3">
            <span className="mt-0.5">
              <Icon name="check" />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

function Refusing({ invitation: { accountId, businessName } }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-ink-2">
      <p>If you decline, they can’t ask again for 30 days.</p>
      <Link to={paths.blockBusiness(accountId)} preventScrollReset className="inline-flex min-h-12 items-center">
        Block {businessName}
      </Link>
    </div>
  );
}

const atThumb =
  "max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-line max-sm:border-t max-sm:bg-card max-sm:p-4";

function Answers({
  accept,
  isAtThumb = false,
  children,
}: {
  accept: ReactNode;
  isAtThumb?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`grid gap-2 ${children ? "grid-cols-2" : ""} ${isAtThumb ? atThumb : ""}`}>
      {accept}
      {children}
    </div>
  );
}

type AcceptProps = Props & { as: "client" | "roles"; words: string };

function Accept({ invitation: { id, businessName, asClient }, as, words }: AcceptProps) {
  return (
    <PostForm action={paths.acceptInvitation(id)} className="grid">
      <input type="hidden" name="as" value={as} />
      <SubmitButton variant={as === "roles" && asClient ? "plain" : "primary"} pendingLabel="One moment…">
        {words}
        <span className="sr-only"> {businessName}</span>
      </SubmitButton>
    </PostForm>
  );
}

function Decline({ invitation: { id, businessName }, words }: Props & { words: string }) {
  return (
    <PostForm action={paths.declineMyInvitation(id)} className="grid">
      <SubmitButton variant="plain" pendingLabel="One moment…">
        {words}
        <span className="sr-only"> {businessName}</span>
      </SubmitButton>
    </PostForm>
  );
}
