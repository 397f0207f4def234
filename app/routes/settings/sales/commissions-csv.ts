import type { LoaderFunctionArgs } from "@remix-run/node";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { readSalesCsv } from "#app/features/sales/csv.server.ts";
import { saleChoices, saleList } from "#app/features/sales/list.ts";
import { listPartners } from "#app/features/sales/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";

/** The whole list of the address, streamed from the database. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "sale:see");
  const choices = saleChoices(isAdmin(ctx.actor), await listPartners(ctx));
  const query = readQuery(saleList, new URL(request.url).searchParams, choices);
  return csvResponse(`commissions-${todayOf(ctx)}`, readSalesCsv(ctx, query));
}
