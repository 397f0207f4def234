import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Problems } from "#app/domain/forms/result.ts";
import { describeOrder } from "#app/features/payments/pay.server.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { sendSupportMessage } from "#app/features/support/mutations.server.ts";
import { supportStarts } from "#app/features/support/queries.server.ts";
import { supportFailed, supportSent } from "#app/features/support/words.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { type At, enter, type May } from "#app/http/screens/entry.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** `pageOf`: the address of the order's page. */
export function byInvoice(may: May<Order>, pageOf: (at: At) => string) {
  return {
    async action(args: ActionFunctionArgs) {
      const { ctx, thing, at } = await enter(args, may);
      return orderByInvoice(ctx, args.request, thing, pageOf(at));
    },
    async loader(args: LoaderFunctionArgs) {
      const { at } = await enter(args, may);
      return redirect(pageOf(at));
    },
  };
}

/** For people without script, who can't enter a card (decisions §14). */
async function orderByInvoice(ctx: Context, request: Request, order: Order, back: string) {
  const id = attemptOf(await formOf(request));
  const ordered = await describeOrder(ctx, sellingSettings(env()), order);
  if (!ordered.ok) return redirectWithFlash(ctx, back, joinProblems(ordered.problems), "bad");
  const support = { recipient: env().SUPPORT_EMAIL ?? null, limits: visitor().limits };
  const asked = await sendSupportMessage(ctx, id, { ...(await supportStarts(ctx)), body: ordered.body }, support);
  if (asked.ok) return redirectWithFlash(ctx, back, supportSent);
  return redirectWithFlash(ctx, back, joinProblems(asked.problems), "bad");
}

function joinProblems(problems: Problems) {
  return problems[""]?.join(" ") ?? supportFailed;
}
