import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readinessPdf } from "#app/features/readiness/pdf.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { paths } from "#app/paths.ts";

/** Redirects to the page with a reason if no PDF can be made now. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "readiness:see");
  const clientId = params.clientId ?? "";
  const made = await readinessPdf(ctx, clientId, request.signal);
  if (!made.ok) return redirect(paths.readinessOf(clientId, { tab: "graphs", refused: "yes" }));
  return new Response(made.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(made.bytes.byteLength),
      "Content-Disposition": attachment("graphs.pdf"),
      "Cache-Control": "private, no-store",
    },
  });
}
