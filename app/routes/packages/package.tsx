import { useLoaderData, useLocation } from "@remix-run/react";
import { packageForm, packageInput, startsOf } from "#app/features/packages/form.ts";
import { updatePackage } from "#app/features/packages/mutations.server.ts";
import { findPackage } from "#app/features/packages/queries.server.ts";
import { PackageDialog } from "#app/features/packages/ui/package-dialog.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";

const keeper = whoMay(
  "package:manage",
  (ctx, { params }) => findPackage(ctx, params.packageId ?? ""),
  ({ search }) => paths.newPackage() + search,
);

export const loader = formLoader(packageForm, keeper, (_, found) => ({
  starts: startsOf(found),
  version: found.version,
  id: found.id,
  name: found.name,
}));

export const action = formAction(packageForm, keeper, {
  run: (ctx, values, { thing, version }) => updatePackage(ctx, thing.id, version(), packageInput(values)),
  done: ({ name }, { search }) => ({ to: paths.packages() + search, message: `${name} was saved.` }),
});

export const meta = pageTitle<typeof loader>(({ data }) => data?.name ?? "Package");

export default function Package() {
  const { id } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const remove = (
    <ButtonLink variant="danger" to={paths.deletePackage(id) + search} preventScrollReset>
      Delete
    </ButtonLink>
  );
  return <PackageDialog key={id} title="Edit package" closeTo={paths.packages() + search} actions={remove} />;
}
