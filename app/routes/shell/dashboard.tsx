import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { Attention } from "#app/features/dashboard/ui/attention.tsx";
import { LicenceWidget, SalesWidget } from "#app/features/dashboard/ui/business-widgets.tsx";
import { Clients, Comments, TrainingToday } from "#app/features/dashboard/ui/client-widgets.tsx";
import { FirstSteps } from "#app/features/dashboard/ui/first-steps.tsx";
import { NewButtons } from "#app/features/dashboard/ui/new-buttons.tsx";
import { PendingPrograms, ProgramStatuses, RecentPrograms } from "#app/features/dashboard/ui/program-widgets.tsx";
import { SubscriptionNotice } from "#app/features/dashboard/ui/subscription-notice.tsx";
import { Welcome } from "#app/features/dashboard/ui/welcome.tsx";
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
    fullName: actor.fullName,
    mayCreateExercise: can(actor, "exercise:create"),
    mayCreateProgram: can(actor, "program:create"),
    mayInvite: can(actor, "client:manage"),
    footer: footerLinks(),
    ...(await readDashboard(ctx, env().BRAINTREE_TIME_ZONE)),
  };
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>>;

export const meta = pageTitle("Dashboard");

const gaps = "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5 sm:gap-4";

export default function Dashboard() {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      {view ? <Screen view={view} /> : <ExpiredScreen />}
      <Outlet />
    </>
  );
}

function Screen({ view }: { view: View }) {
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  const { footer, firstSteps, licence } = view;
  return (
    <div className="screen max-sm:gap-2.5 max-sm:py-3">
      <div className="screen-head">
        <Welcome {...view} />
        {!firstSteps && <NewButtons {...view} />}
      </div>
      <SubscriptionNotice licence={licence} />
      {firstSteps ? (
        <>
          <FirstSteps steps={firstSteps} isFree={licence?.isFree ?? false} productName={productName} />
          <Begun view={view} />
        </>
      ) : (
        <Widgets view={view} productName={productName} />
      )}
      <Footer productName={productName} links={footer} />
    </div>
  );
}

function Widgets({ view, productName }: { view: View; productName: string }) {
  const { programs, statuses, answers, comments, coaching, pending, licence, sales, mayInvite } = view;
  return (
    <div className={`${gaps} items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]`}>
      <div className={gaps}>
        {pending && <PendingPrograms pending={pending} />}
        {coaching && <TrainingToday training={coaching.training} />}
        {(coaching || answers.length > 0) && <Attention answers={answers} coaching={coaching} />}
        <RecentPrograms programs={programs} />
      </div>
      <div className={gaps}>
        {coaching && <Clients clients={coaching.clients} />}
        <Comments comments={comments} />
        {licence && <LicenceWidget {...{ licence, productName, mayInvite }} />}
        {sales && <SalesWidget sales={sales} />}
        {statuses && <ProgramStatuses statuses={statuses} />}
      </div>
    </div>
  );
}

/** During the first steps: what there is already. */
function Begun({ view: { programs, comments, coaching, pending } }: { view: View }) {
  return (
    <>
      {pending && pending.total > 0 && <PendingPrograms pending={pending} />}
      {coaching && <TrainingToday training={coaching.training} />}
      {programs.length > 0 && <RecentPrograms programs={programs} />}
      {coaching && coaching.clients.length > 0 && <Clients clients={coaching.clients} />}
      {comments.length > 0 && <Comments comments={comments} />}
    </>
  );
}
