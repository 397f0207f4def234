import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { findImport } from "#app/features/invitations/import/queries.server.ts";
import { listProblems } from "#app/features/invitations/import/view.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:import");
  const found = await findImport(ctx, params.importId ?? "");
  allow(ctx.actor, "client:invite");
  if (found.isConfirmed) throw new NotFound();
  const problems = await listProblems(ctx, found);
  const rows = problems.map(({ row, name, email, groups, says }) => [String(row), name, email, groups, says]);
  return csvResponse("problems", [[["Line", "Name", "E-mail", "Group", "Problem"], ...rows]]);
}
