import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "store:see");
  return null;
}

export const meta = pageTitle("Programs");

export default function Programs() {
  return (
    <div className="screen">
      <h1>Programs</h1>
      <EmptyState title="No programs to show">The programs that are published will stand here.</EmptyState>
    </div>
  );
}
