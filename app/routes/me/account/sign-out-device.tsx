import { signOutDeviceAction, toDevices } from "#app/routes/account/devices.server.ts";

export const loader = toDevices("me");
export const action = signOutDeviceAction("me");

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function SignOutDevice() {
  return null;
}
