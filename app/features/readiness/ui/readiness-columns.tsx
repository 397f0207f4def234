import { averageOf, formatHundredths } from "#app/domain/readiness/score.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Face } from "#app/ui/elements/face.tsx";
import type { Column } from "#app/ui/lists/list-rows.tsx";
import { bodyQuestions, isShown, type ReadinessQuery, type readinessList } from "../list.ts";
import type { QuestionView, ReadinessRow } from "../views.ts";
import { Points, Score } from "./band-cell.tsx";
import { MuscleCell } from "./muscle-map.tsx";

type Columns = Column<typeof readinessList, ReadinessRow>[];

export function readinessColumns(
  query: ReadinessQuery,
  questions: readonly Pick<QuestionView, "id" | "title" | "best">[],
  rows: readonly ReadinessRow[],
): Columns {
  const average = averageOf(
    rows,
    questions.map(({ id }) => id),
  );
  const asked = questions.filter(({ id }) => isShown(query, id));
  return [
    { label: "Athlete", isName: true, cell: athlete, total: "Average" },
    ...asked.map(({ id, title, best }): Columns[number] => ({
      label: title,
      isNumber: true,
      cell: ({ points }) => <Points points={points[id] ?? null} best={best} />,
      total: <Points points={average.points[id] ?? null} best={best} />,
    })),
    { label: "Muscle map", cell: ({ muscles, responses }) => (responses > 0 ? <MuscleCell sore={muscles} /> : "–") },
    ...bodyColumns(query, average),
    {
      label: "Total",
      isNumber: true,
      isLead: true,
      cell: ({ score }) => <Score score={score} />,
      total: <Score score={average.score} />,
    },
  ];
}

function bodyColumns(query: ReadinessQuery, average: { bodyWeight: number | null; bodyFat: number | null }): Columns {
  const [weight, fat] = bodyQuestions;
  const columns: { id: string; label: string; key: "bodyWeight" | "bodyFat" }[] = [
    { id: weight.id, label: weight.title, key: "bodyWeight" },
    { id: fat.id, label: fat.title, key: "bodyFat" },
  ];
  return columns
    .filter(({ id }) => isShown(query, id))
    .map(({ label, key }) => ({
      label,
      isNumber: true,
      cell: (row) => formatHundredths(row[key]),
      total: formatHundredths(average[key]),
    }));
}

function athlete({ id, fullName, pictureUrl, responses, answeredOn }: ReadinessRow) {
  return (
    <span className="flex items-center gap-2 text-start">
      <span className="contents print:hidden">
        <Face id={id} name={fullName} pictureUrl={pictureUrl} />
      </span>
      <span className="grid min-w-28 max-sm:leading-5 print:min-w-20">
        <a href={paths.readinessOf(id)} className="wrap-anywhere text-ink">
          {fullName}
        </a>
        <span className="text-xs font-normal text-ink-2 sm:text-sm">{formatResponses(responses, answeredOn)}</span>
      </span>
    </span>
  );
}

function formatResponses(responses: number, answeredOn: string | null) {
  if (answeredOn === null) return "No data yet.";
  return responses > 1 ? counted(responses, "response") : formatDate(answeredOn);
}
