import { Outlet, useLoaderData } from "@remix-run/react";
import { ExportState } from "#app/features/exports/ui/export-state.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { type AtPlace, OwnPage } from "./own-page.tsx";
import type { yourDataLoader } from "./your-data.server.ts";

export function YourDataScreen({ place }: AtPlace) {
  const { archive, asksPassword } = useLoaderData<ReturnType<typeof yourDataLoader>>();
  return (
    <>
      <OwnPage place={place} title="Your data">
        <p>
          Everything we store about you and your work, in one zip file: tables (CSV and JSON), your programs and your
          images.
        </p>
        <ExportState archive={archive} place={place} asksPassword={asksPassword} />
        <section className="grid justify-items-start gap-3 border-line border-t pt-5">
          <h2 className="font-semibold text-lg">Leave</h2>
          <p>This erases your account and what we store about you. Download your data first.</p>
          <ButtonLink variant="danger" to={paths.leave(place)} preventScrollReset>
            Leave
          </ButtonLink>
        </section>
      </OwnPage>
      <Outlet />
    </>
  );
}
