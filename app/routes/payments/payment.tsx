import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { readPayment } from "#app/features/payments/pay.server.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { PaymentScreen } from "#app/features/payments/ui/payment-screen.tsx";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { maySubscribe } from "./may.server.ts";
import { payPosted } from "./paying.server.ts";

export { noStore as headers } from "../no-store.ts";
export { whenStale as shouldRevalidate } from "./when-stale.ts";

const may = maySubscribe(
  async (_ctx, { params }): Promise<Order> => ({ kind: "package", packageId: params.packageId ?? "" }),
);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  const payment = await readPayment(ctx, sellingSettings(env()), thing);
  const byInvoice = env().SUPPORT_EMAIL ? paths.billByInvoice(at.params.packageId ?? "") : null;
  return { attempt: newId(), payment, byInvoice };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  return payPosted(ctx, args.request, thing, { at: paths.payment(at.params.packageId ?? "") });
}

export const meta = pageTitle("Payment");

export default function Payment() {
  const { payment, byInvoice } = useLoaderData<typeof loader>();
  return (
    <PaymentScreen {...payment} byInvoice={byInvoice} back={{ to: paths.subscribe(), words: "Back to the plans" }} />
  );
}
