import { useContext, useMemo } from "react";
import type { WeekTotals } from "#app/domain/strength/group-totals.ts";
import type { TotalsFacts } from "#app/domain/strength/totals-facts.ts";
import { counted } from "#app/domain/text/counted.ts";
import { LastPerformances } from "#app/editor/numbers/last-performances.tsx";
import { NumbersContext } from "#app/editor/numbers/numbers.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import { formatTotals, TotalsTable } from "./totals-table.tsx";
import { useSpokenLater, useWeekTotals } from "./use-totals.ts";

export function Facts({ view, facts }: { view: EditorView; facts: TotalsFacts }) {
  const numbers = useContext(NumbersContext);
  const groupings = useMemo(() => new Map(facts.groupings), [facts]);
  const totals = useWeekTotals(view.days, groupings, numbers?.subject ?? null);
  const spoken = useSpokenLater(formatTotals(totals.all));
  return (
    <>
      {facts.lastWeek && <p className="ed-hint">Last week’s number is below each one.</p>}
      <TotalsTable week={totals} last={facts.lastWeek} />
      <Uncounted totals={totals} client={numbers?.client.name ?? null} />
      <details className="totals-rules">
        <summary>What counts</summary>
        <p>
          Here a set is one round of one exercise, whatever the type: an Emom has as many rounds as its minutes allow,
          an Amrap one. Volume is weight × repetitions; each weight of a drop set counts with all repetitions of its
          round. A range counts with its lower number, a minimum with its own. Only the main variation counts;
          alternatives, rests and rest days do not. An exercise counts in each of its categories, and once under All.
          Percentages count for a client whose maximum is known. Last week is as it was saved.
        </p>
      </details>
      {numbers && <LastPerformances performances={facts.performances} open={view.open} client={numbers.client.name} />}
      <p className="sr-only" role="status">
        {spoken && `This week: ${spoken}.`}
      </p>
    </>
  );
}

function Uncounted({ totals, client }: { totals: WeekTotals; client: string | null }) {
  const { uncounted, toFailure } = totals.all;
  const shares = uncounted - toFailure;
  const rounds = shares === 1 ? "1 round with a percentage is" : `${shares} rounds with percentages are`;
  const cure = client ? `their maxima are not known for ${client}` : "choose a client to count them";
  return (
    <>
      {shares > 0 && <p className="ed-hint">{`${rounds} not in the volume: ${cure}.`}</p>}
      {toFailure > 0 && (
        <p className="ed-hint">{`${counted(toFailure, "round")} to failure: uncounted until ${toFailure === 1 ? "it is" : "they are"} done.`}</p>
      )}
    </>
  );
}
