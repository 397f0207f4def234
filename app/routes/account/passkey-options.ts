import type { ActionFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { passkeyOptions } from "#app/features/access/passkeys/mutations.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { provePassword } from "#app/http/screens/password-proof.server.ts";
import { passkeySite } from "#app/routes/access/login/passkey-site.server.ts";
import { mayIn } from "./place.ts";

export async function action(args: ActionFunctionArgs) {
  const { ctx } = await enter(args, mayIn("signIn:manage"));
  await requireOwnScript(args.request);
  const site = passkeySite();
  if (!site) throw new NotFound();
  const form = await formOf(args.request, "login");
  const proved = await provePassword(ctx, String(form.get("password") ?? ""));
  if (proved.ok) return Response.json(await passkeyOptions(ctx, site, proved.proof));
  const status = proved.retryAfter ? 429 : 400;
  return Response.json({ reason: Object.values(proved.problems).flat().join(" ") }, { status });
}
