import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { exportForm } from "#app/features/account/proof-form.ts";
import { askForExport } from "#app/features/exports/mutations.server.ts";
import { findOwnExport } from "#app/features/exports/queries.server.ts";
import { ExportState } from "#app/features/exports/ui/export-state.tsx";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";
import { isPasswordRecent, proveRecently } from "#app/services/password-proof.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { AccountPage } from "./account-page.tsx";

const page = "ownData:manage";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, page);
  const [archive, isRecent] = await Promise.all([findOwnExport(ctx), isPasswordRecent(ctx)]);
  return { attempt: "", starts: {}, archive, asksPassword: !isRecent };
}

/** Has the archive made. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page, { confirmsAgain: true });
  const { form, isPressed } = await readPress(request);
  if (!isPressed) return redirect(paths.yourData());
  const read = readValues(exportForm, form, undefined);
  if (!read.ok) return refuse(exportForm, form, read);
  const proved = await proveRecently(ctx, visitor().limits, read.values.password);
  if (!proved.ok) return refuse(exportForm, form, proved);
  await askForExport(ctx, proved.proof);
  return redirect(paths.yourData());
}

export const meta = pageTitle("Your data");

export default function YourData() {
  const { archive, asksPassword } = useLoaderData<typeof loader>();
  return (
    <>
      <AccountPage title="Your data">
        <p>
          Everything that is stored about you and your work, as one file: tables (CSV and JSON), your programs whole,
          and your images.
        </p>
        <ExportState archive={archive} asksPassword={asksPassword} />
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
