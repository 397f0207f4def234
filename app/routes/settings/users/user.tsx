import { useLoaderData, useLocation } from "@remix-run/react";
import { Forbidden } from "#app/domain/errors.ts";
import { factsOf, userForm, userInput } from "#app/features/users/administration/form.ts";
import { updateUser } from "#app/features/users/administration/mutations.server.ts";
import { findEditable, openEditor } from "#app/features/users/administration/queries.server.ts";
import { UserEditor } from "#app/features/users/ui/user-editor.tsx";
import { env } from "#app/http/env.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const editor = whoMay("user:manage", async (ctx, { params }) => {
  const user = await findEditable(ctx, params.userId ?? "");
  if (!user) throw new Forbidden();
  return user;
});

export const loader = formLoader(userForm, editor, async (ctx, user) => ({
  ...(await openEditor(ctx, user)),
  facts: factsOf(user, env().TS_COMMISSION_RATE),
}));

export const action = formAction(userForm, editor, {
  facts: (_, user) => factsOf(user, env().TS_COMMISSION_RATE),
  run: (ctx, values, { thing, version }) => updateUser(ctx, thing.id, version(), userInput(values)),
  done: ({ fullName }, { search }) => ({ to: paths.users() + search, message: `${fullName} was saved.` }),
});

export const meta = pageTitle<typeof loader>(({ data }) => data?.user.fullName ?? "User");

export default function User() {
  const { user } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return <UserEditor key={user.id} user={user} closeTo={paths.users() + search} search={search} />;
}
