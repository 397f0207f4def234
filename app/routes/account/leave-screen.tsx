import { useLoaderData } from "@remix-run/react";
import { leaveForm } from "#app/features/leaving/form.ts";
import { LeavingPreview } from "#app/features/leaving/ui/leaving-preview.tsx";
import { lastAdministrator } from "#app/features/leaving/words.ts";
import { paths } from "#app/paths.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { leaveLoader } from "./leave.server.ts";
import type { AtPlace } from "./own-page.tsx";

export function LeaveScreen({ place }: AtPlace) {
  const { taken } = useLoaderData<ReturnType<typeof leaveLoader>>();
  const back = place === "me" ? paths.me() : paths.yourData();
  if (taken.isLastAdministrator) return <InfoScreen message={lastAdministrator} okTo={back} />;
  return (
    <FormDialog
      form={leaveForm}
      title="Are you sure you want to leave?"
      closeTo={back}
      variant="danger"
      width="l"
      submit="Leave and erase my data"
      pending="One moment…"
    >
      {(field) => (
        <>
          <LeavingPreview {...taken} />
          <Field {...field("password")} type="password" autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  );
}
