import { data, redirect } from "@remix-run/node";
import { v7 as newId } from "uuid";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Confirmation } from "#app/features/payments/confirm.server.ts";
import { type Paid, payOrder } from "#app/features/payments/pay.server.ts";
import { payForm } from "#app/features/payments/pay-form.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { pressAgain, refuse, returnedForm } from "#app/http/screens/refusing.server.ts";
import { attemptOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";

/** `at`: its page; `done`: where to go, if not the usual page. */
export async function payPosted(
  ctx: Context,
  request: Request,
  order: Order,
  { at, done }: { at: string; done?: string },
) {
  const read = await readPaid(request);
  if (!read.ok) return read.response;
  const { typed } = read;
  const paid = await payOrder(ctx, sellingSettings(env()), order, read.posted);
  switch (paid.is) {
    case "done":
      return leaving(await redirectWithFlash(ctx, done ?? paths.paymentComplete("success"), paid.message));
    case "had":
      return leaving(await redirectWithFlash(ctx, done ?? paths.subscription(), paid.message));
    case "reversed":
      return leaving(await redirectWithFlash(ctx, paths.paymentComplete("error"), `Error: ${paid.problem}`, "bad"));
    case "open":
      return redirect(at);
    case "confirm":
      return confirmFirst(typed, paid.confirmation);
    case "stale":
    case "refused":
      return refusePaid(typed, paid);
  }
}

/** `next`: the key of the next order. */
export async function readPaid(request: Request) {
  const { form: typed, isPressed } = await readPress(request);
  refuseCardData(typed);
  if (!isPressed) return { ok: false as const, response: pressAgain(payForm, typed) };
  const read = readValues(payForm, typed, undefined);
  if (!read.ok) return { ok: false as const, response: refuse(payForm, typed, read) };
  const next = parseUuid(String(typed.get("next"))) ?? newId();
  return { ok: true as const, typed, posted: { ...read.values, id: attemptOf(typed) }, next };
}

export function refusePaid(typed: FormData, paid: Extract<Paid, { is: "stale" | "refused" }>) {
  // why: the order with that id is finished, and the nonce used up
  forget(typed);
  typed.set("id", newId());
  return refuse(payForm, typed, paid, { status: paid.is === "stale" ? 409 : 400 });
}

/** `otherId`: the key for another card. */
function confirmFirst(typed: FormData, confirmation: Confirmation) {
  forget(typed);
  const returned = returnedForm(payForm, typed);
  // why: this status doesn't reload the page, so card input stays
  return data({ ...returned, confirmation, otherId: newId() }, { status: 422 });
}

function forget(typed: FormData) {
  typed.delete("nonce");
  typed.delete("confirmed");
}

/** Names that browsers and card forms use for card data. */
const ofCard = /^(number|cvv|cvc|csc|expir\w*|(credit)?-?card-?(number|holder\w*)|cc-\w+)$/i;

/** Card data may only go to the gateway. */
function refuseCardData(typed: FormData) {
  if ([...typed.keys()].some((name) => ofCard.test(name)))
    throw data({ message: "This form must not contain card data." }, { status: 400 });
}

/** why: only this page's headers allow the gateway's hosts, so leaving it needs a document load */
export function leaving(response: Response) {
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
