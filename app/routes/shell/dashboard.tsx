import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import { counted, plural } from "#app/domain/text/counted.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { Attention } from "#app/features/dashboard/ui/attention.tsx";
import { LicenceWidget, SalesWidget } from "#app/features/dashboard/ui/business-widgets.tsx";
import { Clients, Comments, TrainingToday } from "#app/features/dashboard/ui/client-widgets.tsx";
import { FirstSteps } from "#app/features/dashboard/ui/first-steps.tsx";
import { NewButtons } from "#app/features/dashboard/ui/new-buttons.tsx";
import { PendingPrograms, ProgramStatuses, RecentPrograms } from "#app/features/dashboard/ui/program-widgets.tsx";
import { SubscriptionNotice } from "#app/features/dashboard/ui/subscription-notice.tsx";
import type { DashboardView } from "#app/features/dashboard/views.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ExpiredScreen } from "#app/ui/frame/expired-notice.tsx";
import { Footer } from "./footer.tsx";
import { footerLinks } from "./footer-links.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "app:enter");
  const { actor } = ctx;
  // why: the support dialog stays open with an expired subscription, but not the dashboard behind it
  if (actor.isExpired) return null;
  return {
    email: actor.email,
    mayCreateExercise: can(actor, "exercise:create"),
    mayCreateProgram: can(actor, "program:create"),
    mayInvite: can(actor, "client:manage"),
    footer: footerLinks(),
    ...(await readDashboard(ctx, env().BRAINTREE_TIME_ZONE)),
  };
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>>;

export const meta = pageTitle("Dashboard");

const stack = "grid min-w-0 gap-4";

export default function Dashboard() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      {view ? <Widgets view={view} /> : <ExpiredScreen />}
      <Outlet />
    </>
  );
}

function Widgets({ view: { email, footer, ...view } }: { view: View }) {
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  const { programs, statuses, offered, comments, coaching, pending, licence, sales, firstSteps } = view;
  const isWide = !licence && !sales && !statuses;
  return (
    <div className="screen">
      <div className="screen-head">
        <div>
          <h1>{`Welcome back, ${email}`}</h1>
          <Today {...view} />
        </div>
        <NewButtons {...view} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className={`${stack} ${isWide ? "lg:col-span-3" : "lg:col-span-2"}`}>
          <SubscriptionNotice licence={licence} />
          {firstSteps && <FirstSteps steps={firstSteps} />}
          {pending && <PendingPrograms pending={pending} />}
          {coaching && <TrainingToday training={coaching.training} />}
          {!firstSteps && (coaching || offered.length > 0) && <Attention {...view} />}
          <RecentPrograms programs={programs} mayCreate={view.mayCreateProgram} />
          {coaching && <Clients clients={coaching.clients} />}
          <Comments comments={comments} />
        </div>
        {!isWide && (
          <div className={stack}>
            {licence && <LicenceWidget licence={licence} productName={productName} />}
            {sales && <SalesWidget sales={sales} />}
            {statuses && <ProgramStatuses statuses={statuses} offered={offered} />}
          </div>
        )}
      </div>
      <Footer productName={productName} links={footer} />
    </div>
  );
}

function Today({ today, coaching }: Pick<DashboardView, "today" | "coaching">) {
  const count = coaching?.training.clients ?? 0;
  const training = coaching && `${counted(count, "client")} ${plural(count, "trains", "train")} today`;
  return <p className="text-ink-2">{[today, training].filter(Boolean).join(" · ")}</p>;
}
