import { Outlet, useLoaderData } from "@remix-run/react";
import { isFiltered, serializeQuery } from "#app/domain/lists/query.ts";
import { listMails } from "#app/features/mail/administration.server.ts";
import { mailChoices, mailList } from "#app/features/mail/list.ts";
import { mailColumns } from "#app/features/mail/ui/mail-columns.tsx";
import { listLoader } from "#app/http/screens/list.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ListScreen } from "#app/ui/lists/list-screen.tsx";

export { whenListChanges as shouldRevalidate } from "#app/ui/lists/when-list-changes.ts";

export const loader = listLoader(mailList, "mail:resend", async (ctx, readQuery) => {
  const query = readQuery(mailChoices);
  return { ...(await listMails(ctx, query)), query };
});

export const meta = pageTitle("Mails");

export default function Mails() {
  const { rows, total, query } = useLoaderData<typeof loader>();
  return (
    <>
      <ListScreen
        list={mailList}
        title="Mails"
        query={query}
        choices={mailChoices}
        total={total}
        rows={rows}
        columns={mailColumns(serializeQuery(mailList, query))}
        empty={{
          title: isFiltered(mailList, query) ? "No mails found" : "No mail is parked",
          filtered: { text: "No mails match these filters." },
          nothing: {
            text: "Mails that the provider refuses, or does not accept in ten tries, wait here until somebody sends them again.",
          },
        }}
      />
      <Outlet />
    </>
  );
}
