import { Link, useLoaderData } from "@remix-run/react";
import { listOutbox } from "#app/features/mail/queries.server.ts";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { MailState } from "#app/features/mail/ui/mail-state.tsx";
import { requireOutbox } from "#app/http/outbox.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import { Table } from "#app/ui/elements/table.tsx";
import { addressOf } from "#app/ui/lists/address.tsx";

export const handle = { scripts: false };
export const meta = pageTitle("Outbox");

export function loader() {
  const { db, env } = requireOutbox();
  return listOutbox(db, mailSettings(env));
}

export default function Outbox() {
  const mails = useLoaderData<typeof loader>();
  return (
    <main id="content" className="mx-auto grid max-w-4xl gap-5 p-4">
      <h1>Outbox</h1>
      {mails.length === 0 ? (
        <EmptyState title="No mail has been written yet." />
      ) : (
        <Table caption="Mails, the newest first" headers={["Subject", "To", "Written", "State"]} hasCards>
          {mails.map(({ id, subject, recipient, createdAt, state, problem }) => (
            <tr key={id}>
              <td data-label="Subject">
                <Link to={paths.outboxMail(id)}>{subject}</Link>
              </td>
              <td data-label="To">{addressOf(recipient)}</td>
              <td data-label="Written">
                <Moment at={createdAt} />
              </td>
              <td data-label="State" className="whitespace-normal">
                <MailState state={state} problem={problem} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </main>
  );
}
