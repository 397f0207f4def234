import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { headingOf, type PendingView, pendingView } from "#app/features/coaching/pending.server.ts";
import { findMyInvitation } from "#app/features/coaching/queries.server.ts";
import { InvitationParts } from "#app/features/coaching/ui/invitation-parts.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { MePage } from "#app/routes/account/me-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Face } from "#app/ui/elements/face.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const invitation = pendingView(await findMyInvitation(ctx, params.invitationId ?? ""), ctx.timeZone);
  const heading = invitation.status === "open" ? headingOf(invitation) : `Invitation from ${invitation.businessName}`;
  return { invitation, heading, email: ctx.actor.email };
}

export const meta = pageTitle<typeof loader>(({ data }) => (data ? data.heading : "Invitation"));

export default function Invitation() {
  const { invitation, heading, email } = useLoaderData<typeof loader>();
  const { businessName, accountId, invitedBy, sentOn, status } = invitation;
  if (status !== "open") {
    return (
      <MePage title={heading}>
        <p>{words[status](businessName)}</p>
      </MePage>
    );
  }
  return (
    <MePage title={heading}>
      <div className="flex items-center gap-3">
        <Face id={accountId} name={invitedBy ?? businessName} size="l" />
        <p className="min-w-0 text-ink-2 wrap-anywhere">
          {businessName} · asked on {sentOn}
        </p>
      </div>
      <section aria-label="The invitation" className="card flex flex-col gap-4 p-4 wrap-anywhere">
        <InvitationParts invitation={invitation} isPage />
      </section>
      <PostForm action={paths.logout()} className="text-ink-2">
        Logged in as {email}.{" "}
        <button type="submit" className="min-h-12 underline underline-offset-2">
          Not you? Log out
        </button>
      </PostForm>
    </MePage>
  );
}

const words: Record<Exclude<PendingView["status"], "open">, (business: string) => string> = {
  accepted: (business) => `You accepted the invitation from ${business}. You can see on your own page who coaches you.`,
  declined: (business) => `You declined the invitation from ${business}. They can invite you again after 30 days.`,
  blocked: (business) => `You blocked ${business}. You can unblock them on your own page.`,
  withdrawn: (business) => `${business} has withdrawn this invitation. There is nothing to do.`,
  ended: (business) => `${business} no longer coaches you.`,
};
