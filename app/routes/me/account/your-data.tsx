import { yourDataAction, yourDataLoader } from "#app/routes/account/your-data.server.ts";
import { YourDataScreen } from "#app/routes/account/your-data-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = yourDataLoader("me");
export const action = yourDataAction("me");
export const meta = pageTitle("Your data");

export default function YourData() {
  return <YourDataScreen place="me" />;
}
