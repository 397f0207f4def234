import { findRenewal, tryAgain } from "#app/features/payments/own-card.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { maySubscribe } from "#app/routes/payments/may.server.ts";
import { paidMessage } from "./paid-message.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = maySubscribe(findRenewal);

export const loader = backTo(may, () => paths.subscription());

export const action = pressAction(may, async (ctx, { form }) => {
  const { text, kind } = paidMessage(await tryAgain(ctx, sellingSettings(env()), attemptOf(form)));
  return { to: paths.subscription(), message: text, kind };
});
