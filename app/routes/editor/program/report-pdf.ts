import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { StoreAway } from "#app/domain/errors.ts";
import { makeReport } from "#app/features/report/make.server.ts";
import { visualiseFor } from "#app/features/report/visualised.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { paths } from "#app/paths.ts";

/** Redirects to the dialog with a reason if no PDF can be made. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:print");
  const query = new URL(request.url).searchParams;
  const id = params.programId ?? "";
  const typed = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const client = query.get("client");
  const shownFor = client ? { visualised: await visualiseFor(ctx, id, client) } : {};
  const made = await makeReport(ctx, id, { ...typed, ...shownFor, signal: request.signal }).catch(refusalIfAway);
  if (!made.ok) {
    for (const [name, text] of Object.entries(typed)) query.set(name, text);
    query.set("refused", made.why);
    return redirect(`${paths.report(id)}?${query}`);
  }
  return new Response(made.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(made.bytes.byteLength),
      "Content-Disposition": attachment(`${made.title}.pdf`),
      "Cache-Control": "private, no-store",
    },
  });
}

function refusalIfAway(error: unknown) {
  if (error instanceof StoreAway) return { ok: false as const, why: "away" };
  throw error;
}
