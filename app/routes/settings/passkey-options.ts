import type { ActionFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyOptions } from "#app/features/access/passkeys/mutations.server.ts";
import { requireActor, visitor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { passkeySite } from "#app/routes/access/passkey-site.server.ts";
import { provePassword } from "#app/services/password-proof.server.ts";

/** What a browser is asked for a new passkey; what it then made is posted by the form. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "signIn:manage");
  await requireOwnScript(request);
  const site = passkeySite();
  if (!site) throw new NotFound();
  const { limits } = visitor();
  const form = await formOf(request, "login");
  const proved = await provePassword(ctx, limits, String(form.get("password") ?? ""));
  if (proved.ok) return Response.json(await passkeyOptions(ctx, site, proved.proof));
  const status = proved.retryAfter ? 429 : 400;
  return Response.json({ reason: Object.values(proved.problems).flat().join(" ") }, { status });
}
