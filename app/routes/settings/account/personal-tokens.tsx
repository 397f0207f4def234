import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { scopeName } from "#app/domain/access/scopes.ts";
import type { TokenView } from "#app/features/tokens/queries.server.ts";
import { listTokens } from "#app/features/tokens/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { AccountPage } from "#app/routes/account/account-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";

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
          A token lets a program of yours use the <a href={paths.apiDocs()}>API</a> on your behalf, as far as you allow.
          Do not give it to anybody else.
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

function TokenList({ tokens }: { tokens: TokenView[] }) {
  if (tokens.length === 0) return <p>You have no tokens.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {tokens.map(({ id, name, scopes, createdAt, expiresAt, lastUsedAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-x-2 py-3">
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm">{scopes.map(scopeName).join("; ")}</p>
            <p className="text-ink-2 text-sm">
              Created <Moment at={createdAt} />, {lastUsedAt ? "last used " : "not used yet"}
              {lastUsedAt && <Moment at={lastUsedAt} />}
              {", good until "}
              <Moment at={expiresAt} />
            </p>
          </div>
          <ButtonLink variant="ghost" size="s" to={paths.revokePersonalToken(id)} preventScrollReset>
            <Icon name="trash-2" />
            Revoke<span className="sr-only"> {name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
