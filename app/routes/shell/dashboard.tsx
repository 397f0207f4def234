import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { can } from "#app/domain/policy/can.ts";
import { counted, plural } from "#app/domain/text/counted.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { Attention } from "#app/features/dashboard/ui/attention.tsx";
import { LicenceWidget, SalesWidget } from "#app/features/dashboard/ui/business-widgets.tsx";
import { Clients, Comments, TrainingToday } from "#app/features/dashboard/ui/client-widgets.tsx";
import { FirstSteps } from "#app/features/dashboard/ui/first-steps.tsx";
import { PendingPrograms, ProgramStatuses, RecentPrograms } from "#app/features/dashboard/ui/program-widgets.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Footer } from "./footer.tsx";
import { footerLinks } from "./footer-links.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "app:enter");
  const { actor } = ctx;
  return {
    email: actor.email,
    mayCreateExercise: can(actor, "exercise:create"),
    mayCreateProgram: can(actor, "program:create"),
    mayInvite: can(actor, "client:manage"),
    footer: footerLinks(),
    ...(await readDashboard(ctx)),
  };
}

export const meta = pageTitle("Dashboard");

const stack = "grid min-w-0 gap-4";

export default function Dashboard() {
  const { email, footer, ...view } = useLoaderData<typeof loader>();
  const { productName = "" } = useRouteLoaderData<typeof rootLoader>("root") ?? {};
  const { programs, statuses, offered, comments, coaching, pending, licence, sales, firstSteps } = view;
  const isWide = !licence && !sales && !statuses;
  return (
    <>
      <div className="screen">
        <div className="screen-head">
          <div>
            <h1>{`Welcome back, ${email}`}</h1>
            <Today />
          </div>
          <NewButtons />
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <div className={`${stack} ${isWide ? "lg:col-span-3" : "lg:col-span-2"}`}>
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
      <Outlet />
    </>
  );
}

function Today() {
  const { today, coaching } = useLoaderData<typeof loader>();
  const count = coaching?.training.clients ?? 0;
  const training = coaching && `${counted(count, "client")} ${plural(count, "trains", "train")} today`;
  return <p className="text-ink-2">{[today, training].filter(Boolean).join(" · ")}</p>;
}

function NewButtons() {
  const { mayCreateExercise, mayCreateProgram, mayInvite } = useLoaderData<typeof loader>();
  return (
    <div className="actions max-[26rem]:[&_.icon]:hidden">
      {mayCreateExercise && (
        <ButtonLink to={paths.newExercise()}>
          <Icon name="plus" />
          New exercise
        </ButtonLink>
      )}
      {mayInvite && (
        <ButtonLink to={paths.inviteClient()}>
          <Icon name="plus" />
          Invite client
        </ButtonLink>
      )}
      {mayCreateProgram && (
        <ButtonLink variant="primary" to={paths.newProgram()}>
          <Icon name="plus" />
          New program
        </ButtonLink>
      )}
    </div>
  );
}
