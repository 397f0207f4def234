import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { invitedInWords } from "#app/domain/people/invited-as.ts";
import { paths } from "#app/paths.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import type { PendingView } from "../pending.server.ts";
import { CoachSees } from "./coach-sees.tsx";

type Props = { invitation: PendingView };

/** What an invitation asks, with its answers: being a client and a role are accepted apart (decisions §1). */
export function InvitationParts({ invitation }: Props) {
  const { businessName, asClient, roles } = invitation;
  const isBoth = asClient && roles.length > 0;
  const decline = <Decline invitation={invitation} words={isBoth ? "Decline both" : "Decline"} />;
  return (
    <>
      {asClient && (
        <>
          <Client businessName={businessName} />
          <Answers accept={<Accept invitation={invitation} as="client" words="Accept" />}>{!isBoth && decline}</Answers>
        </>
      )}
      {roles.length > 0 && (
        <>
          <p>
            {businessName} invites you as {invitedInWords(roles)}. You would work in the administration. They see
            nothing of your own training by it.
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

function Client({ businessName }: { businessName: string }) {
  return (
    <>
      <p>If you accept, {businessName} will see:</p>
      <CoachSees />
      <p className="text-ink-2">
        They can also enter results for you. They won’t be told about another coach of yours. You can end it here at any
        time: from then on they see only their own programs, groups and notes.
      </p>
    </>
  );
}

function Refusing({ invitation: { accountId, businessName } }: Props) {
  return (
    <p className="text-ink-2">
      If you decline, they can’t ask again for 30 days.{" "}
      <Link to={paths.blockBusiness(accountId)} preventScrollReset className="inline-flex min-h-12 items-center">
        Block {businessName}
      </Link>
    </p>
  );
}

function Answers({ accept, children }: { accept: ReactNode; children: ReactNode }) {
  return (
    <div className={children ? "grid grid-cols-2 gap-2" : "grid"}>
      {accept}
      {children}
    </div>
  );
}

function Accept({ invitation: { id, businessName }, as, words }: Props & { as: "client" | "roles"; words: string }) {
  return (
    <PostForm action={paths.acceptInvitation(id)} className="grid">
      <input type="hidden" name="as" value={as} />
      <SubmitButton pendingLabel="One moment…">
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
