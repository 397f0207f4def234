import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readProgress } from "#app/features/train/progress.server.ts";
import { ProgressPage } from "#app/features/train/ui/progress.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  const progress = await readProgress(ctx);
  return progress;
}

export const meta = pageTitle("Progress");

export default function Progress() {
  return <ProgressPage {...useLoaderData<typeof loader>()} />;
}
