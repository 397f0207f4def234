import type { Group, WeekTotals } from "#app/domain/strength/group-totals.ts";
import { noTotals, type Totals } from "#app/domain/strength/totals.ts";
import { formatSeconds } from "#app/domain/trackables/seconds.ts";

type Row = Group & { totals: Totals; last: Totals; isInner: boolean };

/** '12 sets, 60 repetitions, 4,800 kg, 10:00'. */
export function formatTotals(totals: Totals): string {
  const counted = columns.filter(({ read }) => read(totals) > 0);
  return counted.length === 0
    ? "nothing to do"
    : counted.map(({ read, print, spoken }) => `${print(read(totals))}${spoken}`).join(", ");
}

const columns = [
  { name: "Sets", read: (totals: Totals) => totals.sets, print: whole, spoken: " sets" },
  { name: "Reps", read: (totals: Totals) => totals.repetitions, print: whole, spoken: " repetitions" },
  { name: "Volume, kg", read: (totals: Totals) => totals.volume, print: whole, spoken: " kg" },
  { name: "Time", read: (totals: Totals) => totals.seconds, print: clock, spoken: "" },
] as const;

export function TotalsTable({ week, last }: { week: WeekTotals; last: WeekTotals | null }) {
  return (
    <table className="totals-table">
      <caption className="sr-only">{`Totals of this week${last ? ", and of last week" : ""}`}</caption>
      <thead>
        <tr>
          <th scope="col">Group</th>
          {columns.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(week, last).map((row) => (
          <tr key={row.id} className={row.isInner ? "inner" : undefined}>
            <th scope="row">{row.name}</th>
            {columns.map(({ name, read, print }) => (
              <td key={name}>
                {print(read(row.totals))}
                {last && (
                  <small>
                    <span className="sr-only">, last week </span>
                    {print(read(row.last))}
                  </small>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(week: WeekTotals, last: WeekTotals | null): Row[] {
  const all = { id: "all", name: "All", totals: week.all, last: last?.all ?? noTotals, isInner: false };
  const outer = paired(week.groups, last?.groups ?? []);
  return [
    all,
    ...outer.flatMap(({ one, other, id, name }) => {
      const inner = paired(one?.subcategories ?? [], other?.subcategories ?? []);
      const totals = { totals: one?.totals ?? noTotals, last: other?.totals ?? noTotals };
      return [
        { id, name, ...totals, isInner: false },
        ...inner.map((sub) => ({
          id: `${id} ${sub.id}`,
          name: sub.name,
          totals: sub.one?.totals ?? noTotals,
          last: sub.other?.totals ?? noTotals,
          isInner: true,
        })),
      ];
    }),
  ];
}

function paired<Item extends Group>(ones: Item[], others: Item[]) {
  const more = others.filter(({ id }) => !ones.some((one) => one.id === id));
  const names = [...ones, ...more].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return names.map(({ id, name }) => ({
    id,
    name,
    one: ones.find((item) => item.id === id),
    other: others.find((item) => item.id === id),
  }));
}

function clock(seconds: number) {
  return seconds === 0 ? "0" : formatSeconds(seconds);
}

function whole(number: number) {
  return Math.round(number).toLocaleString("en");
}
