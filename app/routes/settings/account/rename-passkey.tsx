import { renamePasskeyAction, renamePasskeyLoader } from "#app/routes/account/passkeys.server.ts";
import { RenamePasskeyScreen } from "#app/routes/account/passkeys-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = renamePasskeyLoader("settings");
export const action = renamePasskeyAction("settings");
export const meta = pageTitle("Rename passkey");

export default function RenamePasskey() {
  return <RenamePasskeyScreen place="settings" />;
}
