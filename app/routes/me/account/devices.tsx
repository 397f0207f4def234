import { devicesLoader } from "#app/routes/account/devices.server.ts";
import { DevicesScreen } from "#app/routes/account/devices-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = devicesLoader("me");
export const meta = pageTitle("Devices");

export default function Devices() {
  return <DevicesScreen place="me" />;
}
