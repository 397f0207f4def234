import { leaveAction, leaveLoader } from "#app/routes/account/leave.server.ts";
import { LeaveScreen } from "#app/routes/account/leave-screen.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { actionHeaders as headers } from "#app/routes/access/action-headers.ts";

export const loader = leaveLoader("settings");
export const action = leaveAction("settings");
export const meta = pageTitle("Leave");

export default function Leave() {
  return <LeaveScreen place="settings" />;
}
