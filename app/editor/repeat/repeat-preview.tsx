import { Link, useLocation } from "@remix-run/react";
import { defineForm } from "#app/domain/forms/form.ts";
import type { PreviewRow } from "#app/domain/workout/repeat/repeat-preview.ts";
import { useSummary } from "#app/editor/state/context.ts";
import { paths } from "#app/paths.ts";
import { Table } from "#app/ui/elements/table.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";

export const repeatForm = defineForm({ id: "repeat", fields: {} });

type Preview = {
  shown: { page: number; pages: number; first: number; last: number };
  turns: number[];
  times: number;
  rows: PreviewRow[];
  replaced: { days: string[]; count: number };
};
type Block = { page: number; last: number };
type Props = Block & { preview: Preview };

export function RepeatPreview({ page, last, preview }: Props) {
  const { shown, turns, times, rows, replaced } = preview;
  const { search } = useLocation();
  const weeks = weeksAfter({ page, last }, 1, times).toLowerCase();
  return (
    <section className="repeat-preview" aria-label="Preview">
      <h2>{`What ${weeks} will look like`}</h2>
      {rows.length === 0 ? (
        <p>{`The same as ${page === last ? "this week" : "these weeks"}, value by value.`}</p>
      ) : (
        <Values page={page} last={last} rows={rows} turns={turns} />
      )}
      <Pagination
        page={shown.page}
        pages={shown.pages}
        label="Weeks of the preview"
        hrefFor={(number) => withPage(search, number)}
      />
      <Unsaved />
      {replaced.count > 0 && (
        <Replaced {...replaced} weeks={weeksAfter({ page, last }, shown.first, shown.last).toLowerCase()} />
      )}
      <DataForm
        form={repeatForm}
        submit={`Repeat into ${weeks}`}
        variant={replaced.count > 0 ? "danger" : "primary"}
        pending="One moment…"
      />
    </section>
  );
}

function withPage(search: string, page: number) {
  const query = new URLSearchParams(search);
  query.set("page", String(page));
  return `?${query}`;
}

/** 'Week 2', 'Weeks 5 to 8': those of the repetitions `first` to `nth`, of which 0 is what is repeated. */
function weeksAfter({ page, last }: Block, first: number, nth: number) {
  const length = last - page + 1;
  const [from, to] = [page + first * length, last + nth * length];
  return from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
}

function Values({ rows, turns, ...block }: Block & Pick<Preview, "rows" | "turns">) {
  const { page, last } = block;
  const weeks = turns.map((nth) => weeksAfter(block, nth, nth));
  return (
    <Table caption="Values by week" headers={["Day", "Exercise", "Quantity", ...weeks]}>
      {rows.map(({ key, week, weekday, exercise, quantity, values }) => (
        <tr key={key}>
          <td>{page === last ? weekday : `Week ${page + week}, ${weekday}`}</td>
          <td>{exercise}</td>
          <td>{quantity}</td>
          {values.map((value, nth) => (
            <td key={weeks[nth]}>{value}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Unsaved days are neither copied nor replaced. */
function Unsaved() {
  const { dirtyKeys } = useSummary();
  if (dirtyKeys.length === 0) return null;
  return <p className="hint">Some days are not saved yet: the weeks are made from what was saved. Save first.</p>;
}

function Replaced({ days, count, weeks }: Preview["replaced"] & { weeks: string }) {
  const here = days.length === 1 ? "This day has" : "These days have";
  return (
    <div className="repeat-replaced">
      <p>
        {days.length === count
          ? `${here} content, which will be replaced:`
          : `${count} days have content, which will be replaced. In ${weeks}: ${days.length === 0 ? "none." : ""}`}
      </p>
      <ul>
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </div>
  );
}

type PastEndProps = { program: { id: string; isContinuous: boolean }; page: number; pastEnd: string };

export function RepeatPastEnd({ program, page, pastEnd }: PastEndProps) {
  return (
    <div className="summary" role="alert">
      <p>{pastEnd}</p>
      {!program.isContinuous && (
        <Link to={`${paths.addWeek(program.id)}?week=${page}`} preventScrollReset>
          Add week
        </Link>
      )}
    </div>
  );
}
