import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";

type OneGroup = { id: string; name: string; isMember: boolean };

export function GroupsOf({ groups, name }: { groups: readonly OneGroup[]; name: string }) {
  const theirs = groups.filter(({ isMember }) => isMember);
  if (theirs.length === 0) return <p className="text-ink-2">{name} is in no group.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {theirs.map((group) => (
        <li key={group.id}>
          <Link className="badge" to={paths.clients({ group: group.id })}>
            {group.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
