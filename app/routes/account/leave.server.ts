import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { leaveForm } from "#app/features/leaving/form.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { previewLeaving } from "#app/features/leaving/queries.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { signOut } from "#app/http/session.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { mayAt } from "./place.ts";

export function leaveLoader(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"));
    return { attempt: "", starts: {}, taken: await previewLeaving(ctx) };
  };
}

export function leaveAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"), { confirmsAgain: true });
    const { form, isPressed } = await readPress(request);
    if (!isPressed) return pressAgain(leaveForm, form);
    const read = readValues(leaveForm, form, undefined);
    if (!read.ok) return refuse(leaveForm, form, read);
    const left = await leave(ctx, visitor().limits, read.values.password, sellingSettings(env()));
    if (left.ok) return redirect(paths.login({ left: "yes" }), { headers: await signOut(request) });
    return refuse(leaveForm, form, left);
  };
}
