import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaArgs, Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { hasUnreadComments } from "#app/features/comments/queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { readFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { describeError, ErrorMessage, ErrorPage } from "#app/ui/frame/error-page.tsx";
import { Frame } from "#app/ui/frame/frame.tsx";
import type { NavEntry } from "#app/ui/frame/header.tsx";

export { afterPosts as shouldRevalidate } from "#app/ui/browser/frame-data.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "app:enter", { evenExpired: true });
  const isCommented = can(ctx.actor, "comment:see") && !ctx.actor.isExpired;
  const [{ flash, headers }, isUnread] = await Promise.all([
    readFlash(ctx, request),
    isCommented ? hasUnreadComments(ctx) : false,
  ]);
  const { userId: id, fullName, email } = ctx.actor;
  const person = { id, fullName, email, pictureUrl: faceUrl(ctx.imageId) };
  const facts = {
    flash,
    links: linksFor(ctx.actor, isUnread),
    person,
    timeZone: ctx.timeZone,
    density: ctx.preferences.density,
    pendingInvitations: ctx.pendingInvitations,
  };
  return data(facts, { headers });
}

function linksFor(actor: Actor, isUnread: boolean): NavEntry[] {
  return [
    { to: paths.home(), label: "Dashboard" },
    ...(can(actor, "exercise:see") ? [{ to: paths.exercises(), label: "Exercises" }] : []),
    ...(can(actor, "program:list") ? [{ to: paths.programs(), label: "Programs", also: [paths.editors()] }] : []),
    ...(can(actor, "client:manage") ? [{ to: paths.clients(), label: "Clients" }] : []),
    ...(can(actor, "readiness:see") ? [{ label: "Analytics", links: analytics(actor) }] : []),
    ...(can(actor, "post:list") ? [{ to: paths.posts(), label: "Posts" }] : []),
    ...(can(actor, "comment:see") ? [{ to: paths.comments(), label: "Comments", ...(isUnread && unread) }] : []),
    { to: paths.userInfo(), label: "Settings", also: [paths.settings(), ...managed(actor)] },
  ];
}

const unread = { news: "unread comments" };

function analytics(actor: Actor) {
  const benchmarks = can(actor, "benchmark:see") ? [{ to: paths.benchmarks(), label: "Benchmarks" }] : [];
  return [{ to: paths.readiness(), label: "Readiness" }, ...benchmarks];
}

function managed(actor: Actor) {
  return can(actor, "package:manage") ? [paths.packages()] : [];
}

export const meta = pageTitle<typeof loader>(({ error }: MetaArgs) =>
  error ? describeError(error).title : "Dashboard",
);

export default function Shell() {
  const { timeZone: _, ...facts } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <Frame productName={root?.productName ?? ""} theme={root?.theme ?? null} {...facts}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("routes/shell/layout");
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!facts || !root) return <ErrorPage />;
  const { timeZone: _, ...shown } = facts;
  return (
    <Frame productName={root.productName} theme={root.theme} {...shown}>
      <ErrorMessage />
    </Frame>
  );
}
