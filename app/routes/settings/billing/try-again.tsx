import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findRenewal, tryAgain } from "#app/features/payments/own-card.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { maySubscribe } from "#app/routes/payments/may.server.ts";
import { paidMessage } from "./paid-message.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = maySubscribe(findRenewal);

export async function action(args: ActionFunctionArgs) {
  const { ctx } = await enter(args, may);
  const id = attemptOf(await formOf(args.request));
  const { text, kind } = paidMessage(await tryAgain(ctx, sellingSettings(env()), id));
  return redirectWithFlash(ctx, paths.subscription(), text, kind);
}

export async function loader(args: LoaderFunctionArgs) {
  await enter(args, may);
  return redirect(paths.subscription());
}
