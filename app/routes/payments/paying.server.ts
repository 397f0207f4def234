import { data, redirect } from "@remix-run/node";
import { v7 as newId } from "uuid";
import { payOrder } from "#app/features/payments/pay.server.ts";
import { payForm } from "#app/features/payments/pay-form.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse } from "#app/http/screens/refusing.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** Pays an order with what its form posted. `at`: its page; `done`: where it goes on, when that is not the usual page. */
export async function payPosted(
  ctx: Context,
  request: Request,
  order: Order,
  { at, done }: { at: string; done?: string },
) {
  const { form: typed, isPressed } = await readPress(request);
  refuseCardData(typed);
  if (!isPressed) return pressAgain(payForm, typed);
  const read = readValues(payForm, typed, undefined);
  if (!read.ok) return refuse(payForm, typed, read);
  const posted = { ...read.values, id: attemptOf(typed) };
  const paid = await payOrder(ctx, sellingSettings(env()), order, posted);
  switch (paid.is) {
    case "done":
      return leaving(await redirectWithFlash(ctx, done ?? paths.paymentComplete("success"), paid.message));
    case "reversed":
      return leaving(await redirectWithFlash(ctx, paths.paymentComplete("error"), `Error: ${paid.problem}`, "bad"));
    case "open":
      return redirect(at);
    case "stale":
    case "refused":
      // why: the order of that id is over; the card is used up, too
      typed.set("id", newId());
      typed.delete("nonce");
      return refuse(payForm, typed, paid, { status: paid.is === "stale" ? 409 : 400 });
  }
}

/** As browsers and card forms name what stands on a card. */
const ofCard = /^(number|cvv|cvc|csc|expir\w*|(credit)?-?card-?(number|holder\w*)|cc-\w+)$/i;

/** What stands on a card is for the gateway alone: a form that brings it is not read on. */
function refuseCardData(typed: FormData) {
  if ([...typed.keys()].some((name) => ofCard.test(name)))
    throw data({ message: "This form must not bring anything of a card." }, { status: 400 });
}

/** why: the gateway's hosts are allowed to the page that takes cards alone, so it is left by loading the next one */
function leaving(response: Response) {
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
