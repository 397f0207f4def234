import { signOutDevice } from "#app/features/account/devices.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { mayIn } from "./place.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = mayIn("signIn:manage");

export const loader = backTo(may, ({ url }) => paths.devices(ownPlaceAt(url)));

export const action = pressAction(
  may,
  async (ctx, { params, url }) => {
    const { name } = await signOutDevice(ctx, params.sessionId ?? "");
    return { to: paths.devices(ownPlaceAt(url)), message: `${name} was signed out.` };
  },
  { confirmsAgain: true },
);
