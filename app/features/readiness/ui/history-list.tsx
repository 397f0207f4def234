import { muscleSummary } from "#app/domain/readiness/muscles.ts";
import { formatHundredths } from "#app/domain/readiness/score.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { Table } from "#app/ui/elements/table.tsx";
import type { DayView } from "../views.ts";
import { Score } from "./band-cell.tsx";

const headers = [
  "Day",
  { label: "Total", end: true },
  "Muscles",
  { label: "Body weight (kg)", end: true },
  { label: "Body fat (%)", end: true },
  "Comment",
];

type Props = { days: readonly DayView[]; client: string; addressOf: (responseId: string) => string };

export function HistoryList({ days, client, addressOf }: Props) {
  return (
    <Table caption={`Responses of ${client}`} headers={headers} hasCards>
      {days.map(({ id, answeredOn, score, muscles, bodyWeight, bodyFat, comment, isByCoach }) => (
        <tr key={id}>
          <th scope="row">
            <a href={addressOf(id)} className="text-ink">
              {formatDate(answeredOn)}
            </a>
            {isByCoach && <span className="block text-sm font-normal text-ink-2">entered by the coach</span>}
          </th>
          <td className="num" data-label="Total">
            <Score score={score} />
          </td>
          <td data-label="Muscles">{muscleSummary(muscles)}</td>
          <td className="num" data-label="Body weight (kg)">
            {formatHundredths(bodyWeight)}
          </td>
          <td className="num" data-label="Body fat (%)">
            {formatHundredths(bodyFat)}
          </td>
          <td data-label="Comment">
            <span className="line-clamp-2 max-w-80" dir="auto">
              {comment ?? "–"}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
