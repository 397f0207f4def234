import { type OwnPlace, paths } from "#app/paths.ts";
import { Moment } from "#app/ui/elements/moment.tsx";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";
import type { PasskeyView } from "../passkeys/queries.server.ts";

/** Each with its last use, another name, and the way to remove it. */
export function PasskeyList({ passkeys, place }: { passkeys: PasskeyView[]; place: OwnPlace }) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {passkeys.map(({ id, name, version, createdAt, lastUsedAt }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-3">
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-ink-2 text-sm">
              Added <Moment at={createdAt} />, {lastUsedAt ? "last used " : "not used yet"}
              {lastUsedAt && <Moment at={lastUsedAt} />}
            </p>
          </div>
          <DeleteLink name={name} to={paths.deletePasskey(id, place)} />
          <RenameInline thing={{ name, version }} action={paths.renamePasskey(id, place)} />
        </li>
      ))}
    </ul>
  );
}
