import { useLocation } from "@remix-run/react";
import { packageForm, packageInput } from "#app/features/packages/form.ts";
import { createPackage } from "#app/features/packages/mutations.server.ts";
import { PackageDialog } from "#app/features/packages/ui/package-dialog.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = formLoader(packageForm, "package:manage", () => ({ starts: {} }));

export const action = formAction(packageForm, "package:manage", {
  recreate: "package",
  run: (ctx, values, { attempt }) => createPackage(ctx, attempt(), packageInput(values)),
  done: ({ name }) => ({ to: paths.packages(), message: `${name} was created. Publish it when it is ready.` }),
});

export const meta = pageTitle("New package");

export default function NewPackage() {
  return <PackageDialog title="New package" closeTo={paths.packages() + useLocation().search} isNew />;
}
