import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { acceptSchema } from "#app/features/publishing/schema.ts";
import { PublishScreen } from "#app/features/publishing/ui/publish-screen.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { showPublishing, takeStep } from "./publishing.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:decide");
  return showPublishing(ctx, request, params.programId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "program:decide");
  return takeStep(ctx, { request, programId: params.programId, right: "program:decide", schema: acceptSchema });
}

export const meta = pageTitle("Program publish");

export default function AcceptProgram() {
  return <PublishScreen view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
