import { useLoaderData } from "@remix-run/react";
import { UserInfoFieldsets } from "#app/features/account/ui/user-info-fieldsets.tsx";
import { readUserInfo, saveUserInfo } from "#app/features/account/user-info.server.ts";
import { userInfoForm } from "#app/features/account/user-info-form.ts";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { AccountPage } from "#app/routes/account/account-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";

const page = "app:enter";

export const loader = formLoader(userInfoForm, page, async (ctx) => ({
  ...(await readUserInfo(ctx)),
  email: ctx.actor.email,
  timeZones: Intl.supportedValuesOf("timeZone"),
}));

export const action = formAction(userInfoForm, page, {
  mayCarry: () => true,
  keepImage: (ctx, form, file) =>
    uploadImage(ctx, form, file, { accountId: ctx.actor.accountId, imageId: ctx.imageId }),
  run: (ctx, values, { version }) => saveUserInfo(ctx, version(), values),
  done: () => ({ to: paths.userInfo(), message: "Your user info was saved." }),
});

export const meta = pageTitle("User info");

export default function UserInfo() {
  const { email, timeZones } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="User info">
      <DataForm form={userInfoForm} submit="Save">
        {(field) => <UserInfoFieldsets {...{ field, email, timeZones }} />}
      </DataForm>
    </AccountPage>
  );
}
