import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { endTour, shouldRunTour } from "#app/features/tour/tour.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireOwnScript } from "#app/http/body/opened-by.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  return Response.json({ shouldRun: await shouldRunTour(ctx) });
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:create");
  await requireOwnScript(request);
  await endTour(ctx);
  return Response.json({ shouldRun: false });
}
