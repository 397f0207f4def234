import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCalendar } from "#app/features/train/calendar.server.ts";
import { CalendarPage } from "#app/features/train/ui/calendar.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "me:enter");
  return readCalendar(ctx, new URL(request.url).searchParams);
}

export const meta = pageTitle("Calendar");

export default function Calendar() {
  return <CalendarPage {...useLoaderData<typeof loader>()} />;
}
