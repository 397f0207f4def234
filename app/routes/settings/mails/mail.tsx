import { useLoaderData, useLocation } from "@remix-run/react";
import { findMail, resendMail } from "#app/features/mail/administration.server.ts";
import { resendMailForm } from "#app/features/mail/list.ts";
import { MailState } from "#app/features/mail/ui/mail-state.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";

const keeper = whoMay("mail:resend", (ctx, { params }) => findMail(ctx, params.mailId ?? ""));

export const loader = formLoader(resendMailForm, keeper, (_, mail) => ({ starts: {}, mail }));

export const action = formAction(resendMailForm, keeper, {
  run: (ctx, _, { thing }) => resendMail(ctx, thing.id),
  done: ({ recipient }, { search }) => ({
    to: paths.mails() + search,
    message: `The mail to ${recipient} will be sent again.`,
  }),
});

export const meta = pageTitle("Mail");

export default function Mail() {
  const { mail } = useLoaderData<typeof loader>();
  const closeTo = paths.mails() + useLocation().search;
  return (
    <DialogScreen title={mail.kind} closeTo={closeTo}>
      <div className="grid gap-6">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&_dt]:text-ink-2">
          <dt>To</dt>
          <dd className="break-all">{mail.recipient}</dd>
          <dt>Written</dt>
          <dd>
            <Moment at={mail.createdAt} />
          </dd>
          <dt>State</dt>
          <dd>
            <MailState state={mail.state} problem={mail.problem} />
          </dd>
          <dt>Tries</dt>
          <dd>{mail.attempts}</dd>
        </dl>
        <p className="text-ink-2">
          Its links are as old as the mail. If one has expired, its page says how to get another.
        </p>
        {mail.state === "parked" && (
          <DataForm form={resendMailForm} submit="Send again" pending="One moment…" cancelTo={closeTo} />
        )}
      </div>
    </DialogScreen>
  );
}
