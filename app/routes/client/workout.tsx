import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { MarkRead } from "#app/features/comments/ui/mark-read.tsx";
import { findDone } from "#app/features/completions/client-queries.server.ts";
import { CompletedWorkout } from "#app/features/completions/ui/completed-workout.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const userId = params.userId ?? "";
  return { userId, done: await findDone(ctx, userId, params.completionId ?? "") };
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.done.workout ?? "Completed workout");

export default function ClientWorkout() {
  const { userId, done } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <DialogScreen title="Completed workout" closeTo={paths.client(userId) + search} width="l">
      <CompletedWorkout done={done} isOfAnotherProgram={done.isOfAnotherProgram} />
      <div className="actions">
        <MarkRead ids={done.isUnread ? [done.id] : []} />
      </div>
    </DialogScreen>
  );
}
