import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { signOutDevice } from "#app/features/account/devices.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";

const page = "signIn:manage";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page, { confirmsAgain: true });
  await formOf(request);
  const { name } = await signOutDevice(ctx, params.sessionId ?? "");
  return redirectWithFlash(ctx, paths.devices(), `${name} was signed out.`);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, page);
  return redirect(paths.devices());
}

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function SignOutDevice() {
  return null;
}
