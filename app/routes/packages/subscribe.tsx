import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { findPlans } from "#app/features/packages/queries.server.ts";
import { PlanChooser } from "#app/features/packages/ui/plan-chooser.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

/** Where more users are asked for. No package is sold online yet: administrators grant a business its users. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "package:see");
  return { isFree: !ctx.actor.hasPaidAccess && !isAdmin(ctx.actor), ...(await findPlans(ctx)) };
}

export const meta = pageTitle("Subscribe");

export default function Subscribe() {
  const { isFree, ...chooser } = useLoaderData<typeof loader>();
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  return (
    <div className="screen">
      <h1>Subscribe</h1>
      {isFree && <p>{`You are on free version of ${productName}.`}</p>}
      <p>Packages can’t be bought here yet. An administrator of {productName} can give your business more users.</p>
      <PlanChooser {...chooser} />
    </div>
  );
}
