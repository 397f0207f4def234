import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { findOutboxMail } from "#app/features/mail/queries.server.ts";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { MailState } from "#app/features/mail/ui/mail-state.tsx";
import { requireOutbox } from "#app/http/outbox.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Card } from "#app/ui/elements/card.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Mail");

export async function loader({ params }: LoaderFunctionArgs) {
  const { db, env, nonce } = requireOutbox();
  const mail = await findOutboxMail(db, params.mailId ?? "", mailSettings(env));
  // why: the frame inherits this page's policy, which allows no other style
  return { ...mail, html: mail.html.replace("<style>", `<style nonce="${nonce}">`) };
}

export default function OutboxMail() {
  const { subject, from, to, replyTo, createdAt, state, problem, html, text } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="mx-auto grid max-w-4xl gap-5 p-4">
      <p>
        <Link to={paths.outbox()}>Outbox</Link>
      </p>
      <h1>{subject}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        <dt className="text-ink-2">From</dt>
        <dd>{from}</dd>
        <dt className="text-ink-2">To</dt>
        <dd>{to}</dd>
        {replyTo && <dt className="text-ink-2">Answers to</dt>}
        {replyTo && <dd>{replyTo}</dd>}
        <dt className="text-ink-2">Written</dt>
        <dd>
          <Moment at={createdAt} />
        </dd>
        <dt className="text-ink-2">State</dt>
        <dd>
          <MailState state={state} problem={problem} />
        </dd>
      </dl>
      {/* why: sandboxed, so that nothing in a mail runs; links open in a new tab */}
      <iframe
        title={`The mail: ${subject}`}
        srcDoc={html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[38rem] w-full rounded-m border border-line"
      />
      <Card className="p-4">
        <h2>As plain text</h2>
        <pre className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </Card>
    </main>
  );
}
