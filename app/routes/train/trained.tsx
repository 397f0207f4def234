import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { raisedLine } from "#app/features/train/raised.ts";
import { readTrained } from "#app/features/train/trained.server.ts";
import { TrainedPage } from "#app/features/train/ui/trained-page.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const { raised, ...read } = await readTrained(ctx, params.completionId ?? "");
  const isFinished = new URL(request.url).searchParams.get("finished") === "yes";
  return { ...read, raised: raised.map(raisedLine), isFinished };
}

export const meta = pageTitle<typeof loader>(({ data }) => data?.done.name ?? "Workout");

export default function DoneWorkout() {
  return <TrainedPage {...useLoaderData<typeof loader>()} />;
}
