import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { orderInWords } from "#app/features/payments/pay.server.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { askSupport } from "#app/features/support/mutations.server.ts";
import { supportStarts } from "#app/features/support/queries.server.ts";
import { supportFailed, supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { maySubscribe } from "./may.server.ts";

const may = maySubscribe(
  async (_ctx, { params }): Promise<Order> => ({ kind: "package", packageId: params.packageId ?? "" }),
);

/** Who has no script, and so can't enter a card, sends the order to support (decisions §14). */
export async function action(args: ActionFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  const id = attemptOf(await formOf(args.request));
  const body = await orderInWords(ctx, sellingSettings(env()), thing);
  const support = { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits };
  const asked = await askSupport(ctx, id, { ...(await supportStarts(ctx)), body }, support);
  const back = paths.payment(at.params.packageId ?? "");
  if (asked.ok) return redirectWithFlash(ctx, back, supportSent);
  return redirectWithFlash(ctx, back, asked.problems[""]?.join(" ") ?? supportFailed, "bad");
}

export async function loader(args: LoaderFunctionArgs) {
  const { at } = await enter(args, may);
  return redirect(paths.payment(at.params.packageId ?? ""));
}

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function ByInvoice() {
  return null;
}
