import { passkeysAction, passkeysLoader } from "#app/routes/account/passkeys.server.ts";
import { PasskeysScreen } from "#app/routes/account/passkeys-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = passkeysLoader("me");
export const action = passkeysAction("me");
export const meta = pageTitle("Passkeys");

export default function Passkeys() {
  return <PasskeysScreen place="me" />;
}
