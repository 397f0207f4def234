import type { ActionFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyOptions } from "#app/features/access/passkeys/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { passkeySite } from "#app/routes/access/passkey-site.server.ts";

/** What a browser is asked for a new passkey; what it then made is posted by the form. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "signIn:manage");
  await requireOwnScript(request);
  const site = passkeySite();
  if (!site) throw new NotFound();
  return Response.json(await passkeyOptions(ctx, site));
}
