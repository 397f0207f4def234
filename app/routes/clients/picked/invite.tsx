import { useLoaderData, useLocation } from "@remix-run/react";
import { allow } from "#app/domain/policy/can.ts";
import { counted } from "#app/domain/text/counted.ts";
import { describeLeftOut, namesOf } from "#app/features/clients/picked-words.ts";
import { resendForm } from "#app/features/invitations/form.ts";
import { resendInvitations } from "#app/features/invitations/mutations.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { listAfter, whoMayPick } from "./picked.server.ts";

const inviter = whoMayPick("client:manage", ({ actor }) => allow(actor, "client:invite"));

export const loader = formLoader(resendForm, inviter, (_, { clients, invitations }) => ({
  starts: {},
  emails: invitations.map(({ email }) => email),
  leftOut: describeLeftOut(clients.length, "who is a client already needs no invitation"),
}));

export const action = formAction(resendForm, inviter, {
  run: (ctx, _, { thing }) => resendInvitations(ctx, thing.invitations),
  done: ({ sent, later }, at) => ({
    to: listAfter(at),
    message: [`${counted(sent, "invitation")} ${sent === 1 ? "was" : "were"} sent again.`, ...later].join(" "),
  }),
});

export const meta = pageTitle("Send invitations again");

export default function InvitePicked() {
  const { emails, leftOut } = useLoaderData<typeof loader>();
  const closeTo = paths.clients() + useLocation().search;
  const count = counted(emails.length, "invitation");
  return (
    <DialogScreen title="Send invitations again" closeTo={closeTo}>
      <div className="grid gap-4">
        <p>
          {count} will be sent again{emails.length > 0 && `: ${namesOf(emails)}`}. {leftOut}
        </p>
        {emails.length > 0 && (
          <DataForm form={resendForm} submit={`Send ${count} again`} pending="Sending…" cancelTo={closeTo} />
        )}
      </div>
    </DialogScreen>
  );
}
