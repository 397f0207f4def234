import { scopeName } from "#app/domain/access/scopes.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Moment } from "#app/ui/elements/moment.tsx";
import type { TokenView } from "../queries.server.ts";

/** Each with what it may do, its last use, and the way to revoke it. */
export function TokenList({ tokens }: { tokens: TokenView[] }) {
  if (tokens.length === 0) return <p>You have no tokens.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {tokens.map(({ id, name, scopes, createdAt, expiresAt, lastUsedAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-x-2 py-3">
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm">{scopes.map(scopeName).join("; ")}</p>
            <p className="text-ink-2 text-sm">
              Made <Moment at={createdAt} />, {lastUsedAt ? "last used " : "not used yet"}
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
