import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { allow, can } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { inviteForm, inviteInput } from "#app/features/invitations/form.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { suggestEmails } from "#app/features/invitations/queries.server.ts";
import { InviteDialog, SubscribeToInvite } from "#app/features/invitations/ui/invite-dialog.tsx";
import { env } from "#app/http/env.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const factsOf = ({ actor }: Context) =>
  isAdmin(actor) ? { isAdmin: true, platformRate: env().TS_COMMISSION_RATE } : { isAdmin: false, platformRate: 0 };

export const loader = formLoader(inviteForm, "client:manage", async (ctx) => ({
  starts: { isClient: true },
  facts: factsOf(ctx),
  mayInvite: can(ctx.actor, "client:invite"),
  known: await suggestEmails(ctx),
}));

const inviter = whoMay("client:manage", async ({ actor }) => allow(actor, "client:invite"));

export const action = formAction(inviteForm, inviter, {
  facts: factsOf,
  run: (ctx, values, { attempt }) => invite(ctx, attempt(), inviteInput(values)),
  done: ({ email }) => ({ to: paths.clients(), message: `${email} was invited.` }),
});

export const meta = pageTitle("Invite");

export default function Invite() {
  const { mayInvite, facts, known } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const titled = { productName: root?.productName ?? "", closeTo: paths.clients() + useLocation().search };
  return mayInvite ? (
    <InviteDialog {...titled} isAdmin={facts.isAdmin} known={known} />
  ) : (
    <SubscribeToInvite {...titled} />
  );
}
