import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { withdraw } from "#app/features/payments/withdraw.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const page = "store:see";

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, page);
  const id = attemptOf(await formOf(request));
  const { order, isWithdrawn, text } = await withdraw(ctx, sellingSettings(env()), id);
  return redirectWithFlash(ctx, pageOf(order), text, isWithdrawn ? "good" : "bad");
}

function pageOf({ kind, packageId, programId }: Awaited<ReturnType<typeof withdraw>>["order"]) {
  if (kind === "card" || kind === "retry") return paths.subscription();
  return programId === null ? paths.payment(packageId ?? "") : paths.buyProgram(programId);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, page);
  return redirect(paths.subscription());
}
