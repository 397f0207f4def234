import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readProgress } from "#app/features/train/progress.server.ts";
import { ProgressPage } from "#app/features/train/ui/progress.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { loadGraphs } from "#app/ui/graphs/line-graphs.tsx";

export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const [progress] = await Promise.all([readProgress(ctx), loadGraphs()]);
  return progress;
}

export const meta = pageTitle("Progress");

export default function Progress() {
  return <ProgressPage {...useLoaderData<typeof loader>()} />;
}
