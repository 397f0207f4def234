import type { ActionFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyForm, passkeyNameForm } from "#app/features/access/passkeys/form.ts";
import { createPasskey, passkeyOptions, renamePasskey } from "#app/features/access/passkeys/mutations.server.ts";
import { findPasskey, listPasskeys } from "#app/features/access/passkeys/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { provePassword } from "#app/http/screens/password-proof.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { passkeySite } from "#app/routes/access/login/passkey-site.server.ts";
import { mayAt } from "./place.ts";

export function passkeysLoader(place: OwnPlace) {
  return formLoader(passkeyForm, mayAt(place, "signIn:manage"), async (ctx) => ({
    starts: { name: "" },
    passkeys: await listPasskeys(ctx),
    isPossible: passkeySite() !== null,
  }));
}

export function passkeysAction(place: OwnPlace) {
  return formAction(passkeyForm, mayAt(place, "signIn:manage"), {
    run: (ctx, values, { attempt }) => {
      const site = passkeySite();
      if (!site) throw new NotFound();
      return createPasskey(ctx, site, attempt(), values);
    },
    done: (_, __, { name }) => ({ to: paths.passkeys(place), message: `The passkey ${name} was added.` }),
  });
}

export function passkeyOptionsAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "signIn:manage"));
    await requireOwnScript(request);
    const site = passkeySite();
    if (!site) throw new NotFound();
    const form = await formOf(request, "login");
    const proved = await provePassword(ctx, String(form.get("password") ?? ""));
    if (proved.ok) return Response.json(await passkeyOptions(ctx, site, proved.proof));
    const status = proved.retryAfter ? 429 : 400;
    return Response.json({ reason: Object.values(proved.problems).flat().join(" ") }, { status });
  };
}

export function renamePasskeyLoader(place: OwnPlace) {
  return formLoader(passkeyNameForm, holderAt(place), (_, { name, version }) => ({ starts: { name }, name, version }));
}

export function renamePasskeyAction(place: OwnPlace) {
  return formAction(passkeyNameForm, holderAt(place), {
    run: (ctx, values, { thing, version }) => renamePasskey(ctx, thing.id, version(), values),
    done: ({ name }) => ({ to: paths.passkeys(place), message: `The passkey is now called ${name}.` }),
  });
}

function holderAt(place: OwnPlace) {
  return whoMay(mayAt(place, "signIn:manage"), (ctx, { params }) => findPasskey(ctx, params.passkeyId ?? ""));
}
