import { type Choices, defineList, type List, type Query } from "#app/domain/lists/list.ts";
import { type Timeframe, timeframeNames, timeframes } from "#app/domain/readiness/timeframe.ts";
import { paths } from "#app/paths.ts";
import type { TableQuery } from "./table-queries.server.ts";
import type { QuestionView } from "./views.ts";

/** Document 2 §9. */
export const bodyQuestions = [
  { id: "-1", title: "Body weight (kg)" },
  { id: "-2", title: "Body fat (%)" },
] as const;

const readiness = {
  at: paths.readiness,
  noun: ["athlete", "athletes"],
  filters: {
    search: { label: "Search athlete", words: "with “…” in the name" },
    timeframe: { label: "Timeframe", none: timeframeNames.last, words: "of …" },
    clients: { label: "Filter clients", none: "All clients", words: "among …", isMany: true },
    questions: { label: "Filter questions", none: "All questions", words: "by …", isMany: true },
  },
} as const satisfies Partial<List>;

/** All clients on one page, so that a coach can compare them. */
export const readinessList = defineList({ ...readiness, size: 200 });

export const everyonesReadiness = defineList({ ...readiness, size: 24 });

export type ReadinessQuery = Query<typeof readinessList>;

const groupMark = "group-";

type Named = { id: string; name: string };
type Offered = { clients: readonly Named[]; groups: readonly Named[]; questions: readonly QuestionView[] };

/** Groups before clients, as names may be equal. */
export function readinessChoices({ clients, groups, questions }: Offered): Choices<typeof readinessList> {
  const windows = timeframes.filter((timeframe) => timeframe !== "last");
  return {
    timeframe: windows.map((value) => ({ value, label: timeframeNames[value], words: "over …" })),
    clients: [
      ...groups.map(({ id, name }) => ({ value: groupMark + id, label: `${name} (group)` })),
      ...clients.map(({ id, name }) => ({ value: id, label: name })),
    ],
    questions: [...questions, ...bodyQuestions].map(({ id, title }) => ({ value: id, label: title })),
  };
}

export function tableQuery({ timeframe, search, clients, page }: ReadinessQuery, size: number): TableQuery {
  const chosen = clients === "" ? [] : clients.split(",");
  return {
    timeframe: timeframes.find((known) => known === timeframe) ?? ("last" satisfies Timeframe),
    search,
    clientIds: chosen.filter((value) => !value.startsWith(groupMark)),
    groupIds: chosen.flatMap((value) => (value.startsWith(groupMark) ? [value.slice(groupMark.length)] : [])),
    limit: size,
    offset: (page - 1) * size,
  };
}

export function isShown({ questions }: Pick<ReadinessQuery, "questions">, id: string): boolean {
  return questions === "" || questions.split(",").includes(id);
}
