import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnPerson } from "#app/features/clients/person-queries.server.ts";
import { calendarOf } from "#app/features/compliance/queries.server.ts";
import { WorkoutChoices } from "#app/features/compliance/ui/workout-choices.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { id, fullName } = await findOwnPerson(ctx, params.userId ?? "");
  const { weeks } = await calendarOf(ctx, id);
  return { id, fullName, days: weeks.flatMap((week) => week.days) };
}

export const meta = pageTitle("Enter workout");

export default function NewWorkout() {
  const { id, fullName, days } = useLoaderData<typeof loader>();
  return (
    <DialogScreen title={`Enter a workout of ${fullName}`} closeTo={paths.client(id)}>
      <WorkoutChoices days={days} client={{ id, fullName }} />
    </DialogScreen>
  );
}
