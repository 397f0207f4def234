import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { counted } from "#app/domain/text/counted.ts";
import { listDevices, signOutDevice, signOutElsewhere } from "#app/features/account/devices.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { mayAt } from "./place.ts";

export function devicesLoader(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "signIn:manage"));
    return { devices: await listDevices(ctx) };
  };
}

export function toDevices(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    await requireActor(request, mayAt(place, "signIn:manage"));
    return redirect(paths.devices(place));
  };
}

export function signOutDeviceAction(place: OwnPlace) {
  return async ({ request, params }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "signIn:manage"), { confirmsAgain: true });
    await formOf(request);
    const { name } = await signOutDevice(ctx, params.sessionId ?? "");
    return redirectWithFlash(ctx, paths.devices(place), `${name} was signed out.`);
  };
}

export function signOutElsewhereAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "signIn:manage"), { confirmsAgain: true });
    await formOf(request);
    const ended = await signOutElsewhere(ctx);
    return redirectWithFlash(ctx, paths.devices(place), `You were signed out of ${counted(ended, "other browser")}.`);
  };
}
