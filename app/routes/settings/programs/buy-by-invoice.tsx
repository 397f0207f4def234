import { whoMay } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { byInvoice } from "#app/routes/payments/ordering.server.ts";

const may = whoMay("store:see", async (_, { params }) => ({
  kind: "program" as const,
  programId: params.programId ?? "",
}));
const order = byInvoice(may, ({ params }) => paths.buyProgram(params.programId ?? ""));

export const action = order.action;
export const loader = order.loader;

/** Never rendered. It makes this a page, whose refusals are pages as well, for who posts without script. */
export default function BuyByInvoice() {
  return null;
}
