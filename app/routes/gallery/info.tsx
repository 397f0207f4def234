import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "gallery:see");
  return null;
}

export const meta = pageTitle("Saved");

export default function SampleInfo() {
  return <InfoScreen message="Your program has been successfully saved!" okTo={paths.gallery()} />;
}
