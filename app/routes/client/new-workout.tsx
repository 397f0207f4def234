import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { firstOfWeeksTo, mondayOf } from "#app/domain/schedule/compliance.ts";
import { isIsoDate, lastDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { plannedFrom } from "#app/features/compliance/queries.server.ts";
import { WorkoutChoices } from "#app/features/compliance/ui/workout-choices.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { id, fullName } = await findOwnPerson(ctx, params.userId ?? "");
  const today = todayOf(ctx);
  const asked = new URL(request.url).searchParams.get("from");
  const planned = await plannedFrom(ctx, id, mondayAsked(asked) ?? firstOfWeeksTo(today));
  return { id, fullName, today, planned };
}

const earliest = "2000-01-03";

function mondayAsked(day: string | null) {
  return day !== null && isIsoDate(day) && day >= earliest && day <= lastDate ? mondayOf(day) : null;
}

export const meta = pageTitle("Enter workout");

export default function NewWorkout() {
  const { id, fullName, today, planned } = useLoaderData<typeof loader>();
  return (
    <DialogScreen title={`Enter a workout of ${fullName}`} closeTo={paths.client(id)}>
      <WorkoutChoices planned={planned} today={today} client={{ id, fullName }} />
    </DialogScreen>
  );
}
