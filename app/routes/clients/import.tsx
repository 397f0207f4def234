import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { allow, can } from "#app/domain/policy/can.ts";
import { uploadForm } from "#app/features/invitations/import/form.ts";
import { startImport } from "#app/features/invitations/import/start.server.ts";
import { ImportUpload } from "#app/features/invitations/ui/import-upload.tsx";
import { SubscribeToInvite } from "#app/features/invitations/ui/invite-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = formLoader(uploadForm, "client:import", ({ actor }) => ({
  starts: {},
  mayInvite: can(actor, "client:invite"),
}));

const inviter = whoMay("client:import", async ({ actor }) => allow(actor, "client:invite"));

export const action = formAction(uploadForm, inviter, {
  run: (ctx, { text }, { attempt, file }) => startImport(ctx, attempt(), { file, text }),
  done: ({ id }) => ({ to: paths.clientImport(id) }),
});

export const meta = pageTitle("Import clients");

export default function Import() {
  const { mayInvite } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const closeTo = paths.clients() + useLocation().search;
  if (mayInvite) return <ImportUpload closeTo={closeTo} />;
  return <SubscribeToInvite productName={root?.productName ?? ""} closeTo={closeTo} />;
}
