import type { LoaderFunctionArgs } from "@remix-run/node";
import { serializeCsv } from "#app/domain/csv/csv.ts";
import { NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { findImport } from "#app/features/invitations/import/queries.server.ts";
import { listProblems } from "#app/features/invitations/import/view.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "client:import");
  const found = await findImport(ctx, params.importId ?? "");
  allow(ctx.actor, "client:invite");
  if (found.isConfirmed) throw new NotFound();
  const problems = await listProblems(ctx, found);
  const rows = problems.map(({ row, name, email, groups, says }) => [String(row), name, email, groups, says]);
  // why: without a byte order mark Excel assumes a local encoding
  return new Response(`\ufeff${serializeCsv([["Line", "Name", "E-mail", "Group", "Problem"], ...rows])}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment("problems.csv"),
      "Cache-Control": "private, no-store",
    },
  });
}
