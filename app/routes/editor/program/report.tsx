import { useLoaderData, useLocation } from "@remix-run/react";
import { formOfQuery } from "#app/domain/forms/query-form.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { searchWithout } from "#app/domain/text/query-strings.ts";
import { reportForm } from "#app/features/report/form.ts";
import { findPrintable, printableView } from "#app/features/report/queries.server.ts";
import { refusalMessage } from "#app/features/report/refusals.ts";
import { ReportForm } from "#app/features/report/ui/report-form.tsx";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";

const printer = whoMay("program:print", (ctx, { params }) => findPrintable(ctx, params.programId ?? ""));

/** Restores the range and the reason from the address. */
export const loader = formLoader(reportForm, printer, (_, { program, days }, { url }) => {
  const { continuous, startDate, duration, timeUnit } = program;
  const span: ProgramSpan = { continuous, startDate, duration, timeUnit };
  const facts = { span, bounds: days ?? { from: 1, to: 0 } };
  const query = new URL(url).searchParams;
  const returned = days ? formOfQuery(reportForm, query, facts, refusalMessage(query.get("refused"))) : undefined;
  return { starts: {}, facts, returned, program: printableView({ program, days }) };
});

export const meta = pageTitle("Print report");

export default function PrintReport() {
  const { program, returned } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const kept = searchWithout(search, "from", "to", "refused");
  const { days } = program;
  return (
    <DialogScreen title="Print report" closeTo={paths.editor(program.id) + kept}>
      {days ? (
        <ReportForm
          key={search}
          {...{ program, days }}
          chosen={returned?.typed}
          client={new URLSearchParams(kept).get("client")}
          wholeTo={wholeTo(kept, days)}
        />
      ) : (
        <p>There is nothing to print yet: no day of this program has a workout. Save one first.</p>
      )}
    </DialogScreen>
  );
}

function wholeTo(kept: string, { from, to }: { from: string; to: string }) {
  const query = new URLSearchParams(kept);
  query.set("from", from);
  query.set("to", to);
  return `?${query}`;
}
