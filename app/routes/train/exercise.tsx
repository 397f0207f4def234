import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readExercise } from "#app/features/train/progress.server.ts";
import { ExercisePage } from "#app/features/train/ui/exercise.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const id = params.exerciseId ?? "";
  const isAll = new URL(request.url).searchParams.get("time") === "all";
  const exercise = await readExercise(ctx, id, isAll);
  return { id, ...exercise };
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.name ?? "Exercise");

export default function Exercise() {
  return <ExercisePage {...useLoaderData<typeof loader>()} />;
}
