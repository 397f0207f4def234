import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { findPlans } from "#app/features/packages/queries.server.ts";
import { PlanChooser } from "#app/features/packages/ui/plan-chooser.tsx";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export { noStore as headers } from "../no-store.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "package:see");
  const isFree = !ctx.actor.hasPaidAccess && !isAdmin(ctx.actor);
  const plans = await findPlans(ctx, sellingSettings(env()).timeZone);
  return { isFree, isAdmin: isAdmin(ctx.actor), isSetUp: ctx.services.payments.environment !== null, ...plans };
}

export const meta = pageTitle("Subscribe");

export default function Subscribe() {
  const { isFree, isAdmin, isSetUp, ...chooser } = useLoaderData<typeof loader>();
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  const closed = isAdmin ? "Administrators need no subscription" : isSetUp ? null : "Payments are not set up here";
  return (
    <div className="screen">
      <h1>Subscribe</h1>
      {isFree && <p>{`You are on free version of ${productName}.`}</p>}
      {isAdmin && <p>You are an administrator.</p>}
      {!isSetUp && <p>Payments are not set up here. An administrator can give your business more users.</p>}
      <PlanChooser {...chooser} closed={closed} />
    </div>
  );
}
