import type { LoaderFunctionArgs } from "@remix-run/node";
import { isUuid } from "#app/domain/ids/ids.ts";
import type { ClientNumbers } from "#app/editor/numbers/numbers.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";

const most = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:manage");
  const { searchParams: query } = new URL(request.url);
  const program = await findProgram(ctx, params.programId ?? "");
  const client = await findCoachedClient(ctx, program.businessId, query.get("client") ?? "");
  const ids = query.getAll("exercise").filter(isUuid).slice(0, most);
  const numbers: ClientNumbers = await findClientNumbers(ctx, { accountId: program.accountId, client, program }, ids);
  return Response.json(numbers);
}
