import { useLoaderData, useLocation } from "@remix-run/react";
import { allow, can } from "#app/domain/policy/can.ts";
import { resendForm } from "#app/features/invitations/form.ts";
import { resendInvitation } from "#app/features/invitations/mutations.server.ts";
import { findInvitation, findShownInvitation } from "#app/features/invitations/queries.server.ts";
import { InvitationDetails } from "#app/features/invitations/ui/invitation-details.tsx";
import { type At, whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";

const find = (ctx: Context, { params }: At) => findShownInvitation(ctx, params.inviteId ?? "");

const inviter = whoMay("client:manage", async (ctx, at) => {
  const invitation = await findInvitation(ctx, at.params.inviteId ?? "");
  allow(ctx.actor, "client:invite");
  return invitation;
});

export const loader = formLoader(
  resendForm,
  whoMay("client:manage", find),
  (ctx, { id, accountId, status, ...shown }) => ({
    starts: {},
    id,
    status,
    invitation: { ...shown, sentOn: shown.sentOn.toISOString() },
    mayResend: status === "open" && can(ctx.actor, "client:invite"),
  }),
);

export const action = formAction(resendForm, inviter, {
  run: (ctx, _, { thing }) => resendInvitation(ctx, thing.id),
  done: ({ email }, { search }) => ({
    to: paths.clients() + search,
    message: `The invitation was sent to ${email} again.`,
  }),
});

const refusedWords = {
  declined: "They declined. You can invite them again 30 days after that.",
  ended: "They accepted, and ended the coaching. You can invite them again 30 days after that.",
};

export const meta = pageTitle("Invitation");

export default function Invitation() {
  const { id, invitation, status, mayResend } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const remove = (
    <ButtonLink variant="danger" to={paths.deleteInvitation(id) + search} preventScrollReset>
      Delete
    </ButtonLink>
  );
  return (
    <DialogScreen title="Invitation" closeTo={paths.clients() + search}>
      <div className="grid gap-6">
        <InvitationDetails invitation={invitation} />
        {status !== "open" && <p role="note">{refusedWords[status]}</p>}
        {mayResend ? (
          <DataForm form={resendForm} submit="Send again" pending="Sending…" actions={remove} />
        ) : (
          <div className="actions">{status === "open" && remove}</div>
        )}
      </div>
    </DialogScreen>
  );
}
