import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Order } from "#app/features/payments/quote.server.ts";
import { enter, whoMay } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { orderByInvoice } from "#app/routes/payments/ordering.server.ts";

const may = whoMay(
  "store:see",
  async (_ctx, { params }): Promise<Order> => ({ kind: "program", programId: params.programId ?? "" }),
);

export async function action(args: ActionFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  return orderByInvoice(ctx, args.request, thing, paths.buyProgram(at.params.programId ?? ""));
}

export async function loader(args: LoaderFunctionArgs) {
  const { at } = await enter(args, may);
  return redirect(paths.buyProgram(at.params.programId ?? ""));
}

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function BuyByInvoice() {
  return null;
}
