import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { counted } from "#app/domain/text/counted.ts";
import { groupForm } from "#app/features/groups/form.ts";
import { createGroup } from "#app/features/groups/mutations.server.ts";
import { listGroupsWithCounts } from "#app/features/groups/queries.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "#app/ui/lists/delete-link.tsx";

export const loader = formLoader(groupForm, "group:manage", async (ctx) => ({
  starts: { name: "" },
  groups: await listGroupsWithCounts(ctx),
}));

export const action = formAction(groupForm, "group:manage", {
  recreate: "group",
  run: (ctx, values, { attempt }) => createGroup(ctx, attempt(), values),
  done: ({ name }, { search }) => ({ to: paths.clientGroups() + search, message: `The group ${name} was created.` }),
});

export const meta = pageTitle("New group");

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <FormDialog
      form={groupForm}
      title="New group"
      submit="Create"
      closeTo={paths.clients() + search}
      below={groups.length > 0 && <GroupList groups={groups} search={search} />}
    >
      {(field) => <Field {...field("name")} autoComplete="off" />}
    </FormDialog>
  );
}

type CountedGroup = { id: string; name: string; version: number; clients: number };

function GroupList({ groups, search }: { groups: CountedGroup[]; search: string }) {
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
