import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { readPayment } from "#app/features/payments/pay.server.ts";
import type { Order } from "#app/features/payments/quote.server.ts";
import { PaymentScreen } from "#app/features/payments/ui/payment-screen.tsx";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { enter, whoMay } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { payPosted } from "#app/routes/payments/paying.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { noStore as headers } from "#app/routes/no-store.ts";

const may = whoMay(
  "store:see",
  async (_ctx, { params }): Promise<Order> => ({ kind: "program", programId: params.programId ?? "" }),
);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  const payment = await readPayment(ctx, sellingSettings(env()), thing);
  const byInvoice = env().SUPPORT_EMAIL ? paths.billProgramByInvoice(at.params.programId ?? "") : null;
  return { attempt: newId(), payment, byInvoice };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  const { programId = "" } = at.params;
  return payPosted(ctx, args.request, thing, { at: paths.buyProgram(programId), done: boughtPrograms });
}

const boughtPrograms = `${paths.programs()}?whose=bought`;

export const meta = pageTitle("Buy a program");

export default function BuyProgram() {
  const { payment, byInvoice } = useLoaderData<typeof loader>();
  return (
    <PaymentScreen
      {...payment}
      byInvoice={byInvoice}
      back={{ to: paths.programStore(), words: "Back to the programs" }}
      bought={{ to: boughtPrograms, words: "Open what you bought" }}
    />
  );
}
