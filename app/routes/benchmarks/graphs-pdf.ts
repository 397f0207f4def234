import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { benchmarkAddress, readBenchmarkQuery } from "#app/features/benchmarks/address.ts";
import { benchmarksPdf } from "#app/features/benchmarks/pdf.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";

/** Redirects to the page with a reason if no PDF can be made now. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "benchmark:see");
  const query = readBenchmarkQuery(new URL(request.url).searchParams);
  const made = await benchmarksPdf(ctx, query, request.signal);
  if (!made.ok) {
    const back = new URL(benchmarkAddress(query), request.url);
    back.searchParams.set("refused", made.why);
    return redirect(back.pathname + back.search);
  }
  return new Response(made.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(made.bytes.byteLength),
      "Content-Disposition": attachment("graphs.pdf"),
      "Cache-Control": "private, no-store",
    },
  });
}
