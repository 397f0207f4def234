import { whoMay } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import { byInvoice } from "#app/routes/payments/ordering.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = whoMay("store:see", async (_, { params }) => ({
  kind: "program" as const,
  programId: params.programId ?? "",
}));
const order = byInvoice(may, ({ params }) => paths.buyProgram(params.programId ?? ""));

export const action = order.action;
export const loader = order.loader;
