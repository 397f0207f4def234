import { paths } from "#app/paths.ts";
import { maySubscribe } from "./may.server.ts";
import { byInvoice } from "./ordering.server.ts";

const may = maySubscribe(async (_, { params }) => ({ kind: "package" as const, packageId: params.packageId ?? "" }));
const order = byInvoice(may, ({ params }) => paths.payment(params.packageId ?? ""));

export const action = order.action;
export const loader = order.loader;

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function ByInvoice() {
  return null;
}
