import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findComment } from "#app/features/comments/queries.server.ts";
import { MarkRead } from "#app/features/comments/ui/mark-read.tsx";
import { CompletedWorkout } from "#app/features/completions/ui/completed-workout.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "comment:see");
  return { comment: await findComment(ctx, params.completionId ?? "") };
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.comment.workout ?? "Comment");

export default function Comment() {
  const { comment } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <DialogScreen title="Completed workout" closeTo={paths.comments() + search} width="l">
      <CompletedWorkout done={comment} />
      <div className="actions">
        <MarkRead ids={comment.isUnread ? [comment.id] : []} />
      </div>
    </DialogScreen>
  );
}
