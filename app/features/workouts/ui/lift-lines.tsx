import type { Lift, LiftWeek } from "#app/domain/overview/lifts.ts";
import { formatNumber } from "#app/domain/trackables/numbers.ts";
import { Table } from "#app/ui/elements/table.tsx";
import { WeekLines } from "#app/ui/graphs/week-lines.tsx";

type Props = { lifts: readonly Lift[]; first: number };

export function LiftLines({ lifts, first }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-6 print:gap-1 print:[&_svg]:h-9">
      {lifts.map((lift) => (
        <LiftCard key={lift.id} lift={lift} first={first} />
      ))}
    </div>
  );
}

const caption = "text-xs text-ink-2 print:text-[5pt]";

function LiftCard({ lift: { name, unit, weeks }, first }: { lift: Lift; first: number }) {
  const intensity = unit === "%" ? "Intensity (%)" : "Intensity (kg)";
  const of = (read: (week: LiftWeek) => number | null) => weeks.map(read);
  const tonnage = of((week) => week.tonnage);
  const isKnown = tonnage.some((value) => value !== null);
  return (
    <section
      className="card grid min-w-0 grid-cols-1 content-start gap-2 p-3 print:gap-0 print:break-inside-avoid print:p-1"
      aria-label={name}
    >
      <h3 className="font-semibold print:text-[6pt]">{name}</h3>
      <p className={isKnown ? caption : `${caption} print:hidden`}>{isKnown ? "Tonnage (kg)" : unknown}</p>
      <WeekLines title={`${name}, tonnage`} unit="kg" first={first} lines={[{ label: "Tonnage", values: tonnage }]} />
      <p className={caption}>{`${intensity}: average, and dashed the heaviest`}</p>
      <WeekLines
        title={`${name}, intensity`}
        unit={unit}
        first={first}
        lines={[
          { label: "Average", values: of((week) => week.average) },
          { label: "Heaviest", values: of((week) => week.peak) },
        ]}
      />
      <Numbers name={name} unit={unit} weeks={weeks} first={first} />
    </section>
  );
}

const unknown = "The tonnage of percentages is known for a client: choose one in the editor.";

function Numbers({ name, unit, weeks, first }: Omit<Lift, "id"> & { first: number }) {
  const headers = ["Week", "Tonnage (kg)", `Average (${unit})`, `Heaviest (${unit})`];
  const rows = weeks.map((week, at) => ({ page: first + at, ...week }));
  return (
    <details className="print:hidden">
      <summary className="w-fit text-sm text-ink-2">Numbers</summary>
      <div className="mt-2 max-h-80 overflow-y-auto text-sm [&_td]:text-end">
        <Table caption={`Numbers of ${name}`} headers={headers}>
          {rows.map(({ page, tonnage, average, peak }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td>{shown(tonnage)}</td>
              <td>{shown(average)}</td>
              <td>{shown(peak)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}

function shown(value: number | null) {
  return value === null ? "–" : formatNumber(value);
}
