import { useLoaderData, useLocation } from "@remix-run/react";
import { Forbidden } from "#app/domain/errors.ts";
import { findClient } from "#app/features/clients/client-queries.server.ts";
import { findClientInvitation } from "#app/features/invitations/queries.server.ts";
import { AcceptedInvitation } from "#app/features/invitations/ui/invitation-details.tsx";
import { factsOf, userForm, userInput } from "#app/features/users/administration/form.ts";
import { updateUser } from "#app/features/users/administration/mutations.server.ts";
import { findEditable, openEditor } from "#app/features/users/administration/queries.server.ts";
import { UserEditor } from "#app/features/users/ui/user-editor.tsx";
import { env } from "#app/http/env.server.ts";
import { type At, whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink } from "#app/ui/elements/button.tsx";

const find = async (ctx: Context, { params }: At) => {
  const client = await findClient(ctx, params.userId ?? "");
  const user = await findEditable(ctx, client.id);
  // why: people who have not signed up yet are only shown as their invitation (document 2 §2)
  return { client, user: user?.isActivated ? user : null };
};

const editor = whoMay("client:manage", async (ctx, at) => {
  const { user } = await find(ctx, at);
  if (!user) throw new Forbidden();
  return user;
});

export const loader = formLoader(userForm, whoMay("client:manage", find), async (ctx, { client, user }) => {
  const { id, fullName } = client;
  const facts = user ? factsOf(user, env().TS_COMMISSION_RATE) : { platformRate: 0, used: 0, granted: null };
  if (user) return { ...(await openEditor(ctx, user)), facts, id, fullName, invitation: null };
  return { starts: {}, facts, id, fullName, user: null, invitation: await findClientInvitation(ctx, client) };
});

export const action = formAction(userForm, editor, {
  facts: (_, user) => factsOf(user, env().TS_COMMISSION_RATE),
  run: (ctx, values, { thing, version }) => updateUser(ctx, thing.id, version(), userInput(values)),
  done: ({ fullName }, { search }) => ({ to: paths.clients() + search, message: `${fullName} was saved.` }),
});

export const meta = pageTitle<typeof loader>(({ data }) => data?.fullName ?? "Client");

export default function EditClient() {
  const { id, user, invitation } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const closeTo = paths.clients() + search;
  if (user) return <UserEditor key={user.id} user={user} closeTo={closeTo} search="" />;
  return (
    <DialogScreen title="Invitation" closeTo={closeTo}>
      <div className="grid gap-6">
        {invitation && <AcceptedInvitation invitation={invitation} />}
        <div className="actions">
          <ButtonLink variant="danger" to={paths.deleteClient(id) + search} preventScrollReset>
            Delete
          </ButtonLink>
        </div>
      </div>
    </DialogScreen>
  );
}
