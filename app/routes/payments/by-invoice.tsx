import { describeOrder } from "#app/features/payments/pay.server.ts";
import { allowSubscribing } from "#app/features/payments/plan-order.server.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { sendSupportMessage } from "#app/features/support/mutations.server.ts";
import { supportStarts } from "#app/features/support/queries.server.ts";
import { supportFailed, supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import { type At, whoMay } from "#app/http/screens/entry.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = whoMay<Order>(
  ({ params }) => (params.programId ? "store:see" : "subscription:manage"),
  async ({ actor }, { params: { packageId = "", programId } }) => {
    if (programId) return { kind: "program", programId };
    allowSubscribing(actor);
    return { kind: "package", packageId };
  },
);

function orderPage({ params: { packageId = "", programId } }: At) {
  return programId ? paths.buyProgram(programId) : paths.payment(packageId);
}

export const loader = backTo(may, orderPage);

/** For people without script, who can't enter a card (decisions §14). */
export const action = pressAction(may, async (ctx, { thing, form, ...at }) => {
  const to = orderPage(at);
  const id = attemptOf(form);
  const ordered = await describeOrder(ctx, sellingSettings(env()), thing);
  const support = { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits };
  const sent = ordered.ok
    ? await sendSupportMessage(ctx, id, { ...(await supportStarts(ctx)), body: ordered.body }, support)
    : ordered;
  if (sent.ok) return { to, message: supportSent };
  return { to, message: sent.problems[""]?.join(" ") ?? supportFailed, kind: "bad" };
});
