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
import { NamedRow } from "#app/ui/lists/named-row.tsx";

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
          <NamedRow
            key={group.id}
            thing={group}
            renameTo={paths.renameClientGroup(group.id) + search}
            deleteTo={paths.deleteClientGroup(group.id) + search}
          >
            <bdi className="font-semibold wrap-anywhere">{group.name}</bdi>{" "}
            <Link className="text-sm whitespace-nowrap" to={paths.clientGroup(group.id) + search} preventScrollReset>
              {counted(group.clients, "client")}
              <span className="sr-only">
                {" "}
                in <bdi>{group.name}</bdi>
              </span>
            </Link>
          </NamedRow>
        ))}
      </ul>
    </section>
  );
}
