import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaArgs, Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { can } from "#app/domain/policy/can.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { readFlash } from "#app/http/flash.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { describeError, ErrorMessage, ErrorPage } from "#app/ui/frame/error-page.tsx";
import { OwnFrame } from "#app/ui/frame/own-frame.tsx";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const { flash, headers } = await readFlash(ctx, request);
  const { actor, timeZone } = ctx;
  const person = { id: actor.userId, fullName: actor.fullName, email: actor.email };
  return data({ flash, person, timeZone, isInAdministration: can(actor, "app:enter") }, { headers });
}

export const meta = pageTitle<typeof loader>(({ error }: MetaArgs) =>
  error ? describeError(error).title : "My own page",
);

export default function Me() {
  return (
    <InFrame facts={useLoaderData<typeof loader>()}>
      <Outlet />
    </InFrame>
  );
}

type Facts = ReturnType<typeof useLoaderData<typeof loader>>;

function InFrame({ facts, children }: { facts: Facts; children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <OwnFrame productName={root?.productName ?? ""} {...facts}>
      {children}
    </OwnFrame>
  );
}

export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("routes/me/layout");
  if (!facts) return <ErrorPage />;
  return (
    <InFrame facts={facts}>
      <ErrorMessage />
    </InFrame>
  );
}
