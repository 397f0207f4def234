import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "sale:see");
  return null;
}

export const meta = pageTitle("Commissions");

export default function Commissions() {
  return (
    <div className="screen">
      <h1>Commissions</h1>
      <EmptyState title="You have no sales">
        Each sale of a program will stand here with its price and its commissions.
      </EmptyState>
    </div>
  );
}
