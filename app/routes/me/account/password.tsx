import { passwordAction, passwordLoader } from "#app/routes/account/password.server.ts";
import { PasswordScreen } from "#app/routes/account/password-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const loader = passwordLoader("me");
export const action = passwordAction("me");
export const meta = pageTitle("Change password");

export default function ChangePassword() {
  return <PasswordScreen place="me" />;
}
