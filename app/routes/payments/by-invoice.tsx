import { paths } from "#app/paths.ts";
import { maySubscribe } from "./may.server.ts";
import { byInvoice } from "./ordering.server.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

const may = maySubscribe(async (_, { params }) => ({ kind: "package" as const, packageId: params.packageId ?? "" }));
const order = byInvoice(may, ({ params }) => paths.payment(params.packageId ?? ""));

export const action = order.action;
export const loader = order.loader;
