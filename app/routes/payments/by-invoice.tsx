import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Order } from "#app/features/payments/quote.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { maySubscribe } from "./may.server.ts";
import { orderByInvoice } from "./ordering.server.ts";

const may = maySubscribe(
  async (_ctx, { params }): Promise<Order> => ({ kind: "package", packageId: params.packageId ?? "" }),
);

export async function action(args: ActionFunctionArgs) {
  const { ctx, thing, at } = await enter(args, may);
  return orderByInvoice(ctx, args.request, thing, paths.payment(at.params.packageId ?? ""));
}

export async function loader(args: LoaderFunctionArgs) {
  const { at } = await enter(args, may);
  return redirect(paths.payment(at.params.packageId ?? ""));
}

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function ByInvoice() {
  return null;
}
