import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readToday } from "#app/features/train/today.server.ts";
import { TodayPage } from "#app/features/train/ui/today.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request }: LoaderFunctionArgs) {
  return readToday(await requireActor(request, "me:enter"));
}

export const meta = pageTitle("Today");

export default function Today() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}
