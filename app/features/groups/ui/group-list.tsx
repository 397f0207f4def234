import { Link } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";

type CountedGroup = { id: string; name: string; version: number; clients: number };

/** The groups there are, each with the way to its members, a new name, and the way to delete it. */
export function GroupList({ groups, search }: { groups: CountedGroup[]; search: string }) {
  return (
    <section aria-labelledby="your-groups" className="grid gap-2">
      <h2 id="your-groups" className="font-semibold">
        Your groups
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {groups.map((group) => (
          <li key={group.id} className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1.5">
            <div className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{group.name}</bdi>{" "}
              <Link className="text-sm whitespace-nowrap" to={paths.clientGroup(group.id) + search} preventScrollReset>
                {counted(group.clients, "client")}
                <span className="sr-only">
                  {" "}
                  in <bdi>{group.name}</bdi>
                </span>
              </Link>
            </div>
            <DeleteLink name={group.name} to={paths.deleteClientGroup(group.id) + search} />
            <RenameInline thing={group} action={paths.renameClientGroup(group.id) + search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
