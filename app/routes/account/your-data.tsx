import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { exportForm } from "#app/domain/access/proof-form.ts";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import { findOwnExport } from "#app/features/exports/queries.server.ts";
import { ExportState } from "#app/features/exports/ui/export-state.tsx";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { isPasswordRecent, proveRecently } from "#app/http/screens/password-proof.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { OwnPage } from "./own-page.tsx";
import { mayIn, useOwnPlace } from "./place.ts";

const may = mayIn("ownData:manage");

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, may);
  const [archive, isRecent] = await Promise.all([findOwnExport(ctx), isPasswordRecent(ctx)]);
  return { attempt: "", starts: {}, archive, asksPassword: !isRecent };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, at } = await enter(args, may, { confirmsAgain: true });
  const page = paths.yourData(ownPlaceAt(at.url));
  const { form, isPressed } = await readPress(args.request);
  if (!isPressed) return redirect(page);
  const read = readValues(exportForm, form, undefined);
  if (!read.ok) return refuse(exportForm, form, read);
  const proved = await proveRecently(ctx, read.values.password);
  if (!proved.ok) return refuse(exportForm, form, proved);
  await requestExport(ctx, proved.proof);
  return redirect(page);
}

export const meta = pageTitle("Your data");

export default function YourData() {
  const { archive, asksPassword } = useLoaderData<typeof loader>();
  const place = useOwnPlace();
  return (
    <>
      <OwnPage title="Your data">
        <p>
          Everything we store about you and your work, in one zip file: tables for a spreadsheet, your programs as text
          and PDF, your invoices as PDF, your images, and all of it as JSON.
        </p>
        <ExportState archive={archive} place={place} asksPassword={asksPassword} />
        <section className="grid justify-items-start gap-3 border-line border-t pt-5">
          <h2 className="font-semibold text-lg">Leave</h2>
          <p>This erases your account and what we store about you. Download your data first.</p>
          <ButtonLink variant="danger" to={paths.leave(place)} preventScrollReset reloadDocument={place === "me"}>
            Leave
          </ButtonLink>
        </section>
      </OwnPage>
      <Outlet />
    </>
  );
}
