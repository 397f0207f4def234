import { signOutElsewhereAction, toDevices } from "#app/routes/account/devices.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = toDevices("me");
export const action = signOutElsewhereAction("me");
