import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { readRange } from "#app/domain/report/range.ts";
import { findPrintable, type Printable, printableView } from "#app/features/report/queries.server.ts";
import { refusalInWords } from "#app/features/report/refusals.ts";
import { ReportForm, type ReportResult } from "#app/features/report/ui/report-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "program:print");
  const printable = await findPrintable(ctx, params.programId ?? "");
  const result = judge(printable, new URL(request.url).searchParams);
  return data({ program: printableView(printable), result }, { status: result.error ? 400 : 200 });
}

/** The range in the address with what is wrong with it, or why it was not printed; nothing is wrong before one is sent. */
function judge({ program, days }: Printable, query: URLSearchParams): ReportResult {
  const initialValue = { from: query.get("from") ?? "", to: query.get("to") ?? "" };
  const isSent = query.has("from") || query.has("to") || query.has("refused");
  if (!isSent || !days) return { initialValue };
  const read = readRange(program, days, initialValue);
  if (!read.ok) return { initialValue, error: read.errors };
  const refusal = refusalInWords(query.get("refused"));
  return refusal ? { initialValue, error: { "": [refusal] } } : { initialValue };
}

export const meta = pageTitle<typeof loader>(({ data: view }) => `${view?.result.error ? "Error: " : ""}Print report`);

export default function PrintReport() {
  const { program, result } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  for (const name of ["from", "to", "refused"]) kept.delete(name);
  const { days } = program;
  const whole = new URLSearchParams([
    ...kept,
    ...(days
      ? [
          ["from", days.from],
          ["to", days.to],
        ]
      : []),
  ]);
  return (
    <DialogScreen title="Print report" closeTo={`${paths.editor(program.id)}${kept.size > 0 ? `?${kept}` : ""}`}>
      {days ? (
        <ReportForm key={search} {...{ program, days, result }} wholeTo={`?${whole}`} client={kept.get("client")} />
      ) : (
        <p>There is nothing to print yet: no day of this program has a workout. Save one first.</p>
      )}
    </DialogScreen>
  );
}
