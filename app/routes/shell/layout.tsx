import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireActor } from "#app/http/actor.server.ts";
import { readFlash } from "#app/http/flash.server.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "app:enter");
  const { flash, headers } = await readFlash(ctx, request);
  return data({ flash, email: ctx.actor.email, roles: ctx.actor.roles }, { headers });
}

export default function Shell() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
