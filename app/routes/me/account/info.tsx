import { useLoaderData } from "@remix-run/react";
import { OwnInfoFieldsets } from "#app/features/account/ui/user-info-fieldsets.tsx";
import { readOwnInfo, saveOwnInfo } from "#app/features/account/user-info.server.ts";
import { ownInfoForm } from "#app/features/account/user-info-form.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { MePage } from "#app/routes/account/me-page.tsx";
import { formModules } from "#app/script-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";

export const handle = { scripts: false, styles: "train", modules: formModules };

export const loader = formLoader(ownInfoForm, "me:enter", async (ctx) => ({
  ...(await readOwnInfo(ctx)),
  email: ctx.actor.email,
  timeZones: Intl.supportedValuesOf("timeZone"),
}));

export const action = formAction(ownInfoForm, "me:enter", {
  run: (ctx, values, { version }) => saveOwnInfo(ctx, version(), values),
  done: () => ({ to: paths.userInfo("me"), message: "Your name and time zone were saved." }),
});

export const meta = pageTitle("Name and time zone");

export default function OwnInfo() {
  const { email, timeZones } = useLoaderData<typeof loader>();
  return (
    <MePage title="Name and time zone">
      <DataForm form={ownInfoForm} submit="Save">
        {(field) => <OwnInfoFieldsets {...{ field, email, timeZones }} />}
      </DataForm>
    </MePage>
  );
}
