import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { suggestSchema } from "#app/features/publishing/schema.ts";
import { PublishScreen } from "#app/features/publishing/ui/publish-screen.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { showPublishing, takeStep } from "./publishing.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:suggest");
  return showPublishing(ctx, request, params.programId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:suggest");
  return takeStep(ctx, { request, programId: params.programId, right: "program:suggest", schema: suggestSchema });
}

export const meta = pageTitle("Program publish");

export default function SuggestPrice() {
  return <PublishScreen view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
