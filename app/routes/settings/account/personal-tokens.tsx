import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTokens } from "#app/features/tokens/queries.server.ts";
import { TokenList } from "#app/features/tokens/ui/token-list.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { AccountPage } from "#app/routes/account/account-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "signIn:manage");
  return { tokens: await listTokens(ctx) };
}

export const meta = pageTitle("Access tokens");

export default function PersonalTokens() {
  const { tokens } = useLoaderData<typeof loader>();
  return (
    <>
      <AccountPage title="Access tokens">
        <p>
          A token lets a program of yours ask the <a href={paths.apiDocs()}>API</a> in your place, within what you
          choose. Give it to nobody else.
        </p>
        <TokenList tokens={tokens} />
        <p className="actions">
          <ButtonLink variant="primary" to={paths.newPersonalToken()} preventScrollReset>
            <Icon name="plus" />
            New token
          </ButtonLink>
        </p>
      </AccountPage>
      <Outlet />
    </>
  );
}
