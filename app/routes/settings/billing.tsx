import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "invoice:see");
  return null;
}

export const meta = pageTitle("Billing");

export default function Billing() {
  return (
    <>
      <div className="screen">
        <h1>Billing</h1>
        <EmptyState title="You have no invoices">Each payment will have its invoice here.</EmptyState>
      </div>
      <Outlet />
    </>
  );
}
