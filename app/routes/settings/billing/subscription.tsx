import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { readSubscription } from "#app/features/account/subscription.server.ts";
import { SubscriptionText } from "#app/features/account/ui/subscription-text.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { AccountPage } from "#app/routes/account/account-page.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "app:enter");
  return { subscription: await readSubscription(ctx, env().BRAINTREE_TIME_ZONE), attempt: newId() };
}

export const meta = pageTitle("Subscription");

export default function Subscription() {
  const { subscription, attempt } = useLoaderData<typeof loader>();
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  return (
    <>
      <AccountPage title="Subscription">
        <SubscriptionText {...{ subscription, productName, attempt }} />
      </AccountPage>
      <Outlet />
    </>
  );
}
