import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPage } from "#app/domain/lists/query.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { findResponse } from "#app/features/readiness/queries.server.ts";
import { MuscleDrawings } from "#app/features/readiness/ui/muscle-map.tsx";
import { ResponseDetails } from "#app/features/readiness/ui/response-details.tsx";
import type { ResponseView } from "#app/features/readiness/views.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "readiness:see");
  const response = await findResponse(ctx, params.responseId ?? "", params.clientId ?? "");
  return { response, page: readPage(new URL(request.url).searchParams.get("page")) };
}

export const meta = pageTitle<typeof loader>(({ data }) => (data ? titleOf(data.response) : "Readiness"));

function titleOf({ client, answeredOn }: Pick<ResponseView, "client" | "answeredOn">) {
  return `Readiness - ${client.fullName} - ${formatDate(answeredOn)}`;
}

export default function Response() {
  const { response, page } = useLoaderData<typeof loader>();
  const closeTo = paths.readinessOf(response.client.id, page > 1 ? { page } : {});
  return (
    <DialogScreen title={titleOf(response)} closeTo={closeTo} width="l">
      <MuscleDrawings />
      <ResponseDetails response={response} />
    </DialogScreen>
  );
}
