import { withdraw } from "#app/features/payments/withdraw.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("store:see", () => paths.subscription());

export const action = pressAction("store:see", async (ctx, { form }) => {
  const { order, isWithdrawn, text } = await withdraw(ctx, sellingSettings(env()), attemptOf(form));
  return { to: pageOf(order), message: text, kind: isWithdrawn ? "good" : "bad" };
});

function pageOf({ kind, packageId, programId }: Awaited<ReturnType<typeof withdraw>>["order"]) {
  if (kind === "card" || kind === "retry") return paths.subscription();
  return programId === null ? paths.payment(packageId ?? "") : paths.buyProgram(programId);
}
