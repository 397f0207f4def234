import { useLoaderData } from "@remix-run/react";
import { supportForm } from "#app/features/support/form.ts";
import { askSupport } from "#app/features/support/mutations.server.ts";
import { supportStarts } from "#app/features/support/queries.server.ts";
import { SupportDialog } from "#app/features/support/ui/support-dialog.tsx";
import { supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

// why: Retry-After goes through to who asked too often
export { actionHeaders as headers } from "../access/action-headers.ts";

export const loader = formLoader(supportForm, "app:enter", async (ctx) => ({
  starts: await supportStarts(ctx),
  isRead: env().SUPPORT_EMAIL !== undefined,
}));

export const action = formAction(supportForm, "app:enter", {
  run: (ctx, values, { attempt }) =>
    askSupport(ctx, attempt(), values, { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits }),
  done: () => ({ to: paths.home(), message: supportSent }),
});

export const meta = pageTitle("Support");

export default function Support() {
  return <SupportDialog isRead={useLoaderData<typeof loader>().isRead} />;
}
