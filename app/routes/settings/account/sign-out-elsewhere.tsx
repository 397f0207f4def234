import { signOutElsewhereAction, toDevices } from "#app/routes/account/devices.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = toDevices("settings");
export const action = signOutElsewhereAction("settings");
