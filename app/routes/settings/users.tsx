import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { EmptyState } from "#app/ui/elements/empty-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "user:manage");
  return null;
}

export const meta = pageTitle("Users");

export default function Users() {
  return (
    <div className="screen">
      <h1>Users</h1>
      <EmptyState title="Nobody to show">Everybody with an account will stand here.</EmptyState>
    </div>
  );
}
