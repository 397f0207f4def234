import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { changePassword } from "#app/features/account/password.server.ts";
import { passwordForm } from "#app/features/account/password-form.ts";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { tooMany } from "#app/routes/access/too-many.server.ts";
import { mayAt } from "./place.ts";

export function passwordLoader(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { actor } = await requireActor(request, mayAt(place, "app:enter"));
    return data({ attempt: "", starts: {}, facts: { email: actor.email } });
  };
}

export function passwordAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "app:enter"));
    const { form, isPressed } = await readPress(request);
    if (!isPressed) return pressAgain(passwordForm, form);
    const read = readValues(passwordForm, form, { email: ctx.actor.email });
    if (!read.ok) return refuse(passwordForm, form, read);
    const changed = await changePassword(ctx, visitor().limits, read.values);
    if (changed.ok) return redirectWithFlash(ctx, paths.changePassword(place), "Password successfully changed");
    if ("problems" in changed) return refuse(passwordForm, form, changed);
    return refuse(passwordForm, form, ...tooMany("Too many wrong passwords.", changed.retryAfter));
  };
}
