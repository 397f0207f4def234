import type { LoaderFunctionArgs } from "@remix-run/node";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { readClientCsv } from "#app/features/clients/csv.server.ts";
import { clientChoices, clientList } from "#app/features/clients/list.ts";
import { listGroups } from "#app/features/groups/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const choices = clientChoices(await listGroups(ctx));
  const query = readQuery(clientList, new URL(request.url).searchParams, choices);
  return csvResponse(`clients-${todayOf(ctx)}`, readClientCsv(ctx, query));
}
