import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { askForExport } from "#app/features/exports/mutations.server.ts";
import { findOwnExport } from "#app/features/exports/queries.server.ts";
import { ExportState } from "#app/features/exports/ui/export-state.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { AccountPage } from "./account-page.tsx";

const page = "ownData:manage";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, page);
  return { archive: await findOwnExport(ctx) };
}

/** Has the archive made. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page, { confirmsAgain: true });
  await formOf(request);
  await askForExport(ctx);
  return redirect(paths.yourData());
}

export const meta = pageTitle("Your data");

export default function YourData() {
  const { archive } = useLoaderData<typeof loader>();
  return (
    <>
      <AccountPage title="Your data">
        <p>
          Everything that is stored about you and your work, as one file: tables (CSV and JSON), your programs whole,
          and your images.
        </p>
        <ExportState archive={archive} />
        <section className="grid justify-items-start gap-3 border-line border-t pt-5">
          <h2 className="font-semibold text-lg">Leave</h2>
          <p>Your account and what is stored about you are erased. Take your data along first.</p>
          <ButtonLink variant="danger" to={paths.leave()} preventScrollReset>
            Leave
          </ButtonLink>
        </section>
      </AccountPage>
      <Outlet />
    </>
  );
}
