import type { Cell } from "#app/domain/csv/csv.ts";
import { formatInvitedRoles } from "#app/domain/people/invited-as.ts";
import type { Context } from "#app/services/context.server.ts";
import { readRows } from "./list.server.ts";
import type { ClientQuery } from "./list.ts";
import type { ClientRow } from "./views.ts";

const headers = [
  ...["Full name", "Email", "Relation", "Groups", "Programs", "Activated", "Last active"],
  ...["Workouts done in four weeks", "Workouts planned in four weeks", "Invited"],
];

const rowsAtOnce = 240;

/** What the list shows, whole and in its order. */
export async function* readClientCsv(ctx: Context, query: ClientQuery): AsyncGenerator<Cell[][]> {
  yield [headers];
  for (let offset = 0, isMore = true; isMore; offset += rowsAtOnce) {
    const rows = await readRows(ctx, query, { limit: rowsAtOnce, offset });
    if (rows.length > 0) yield rows.map(toCells);
    isMore = rows.length === rowsAtOnce;
  }
}

function toCells(row: ClientRow): Cell[] {
  const { fullName, email, groups, programs, isActivated, active, compliance, invited } = row;
  return [
    ...[fullName, email, relationOf(row), groups],
    programs.map(({ name, progress }) => `${name} (${progress})`),
    ...[isActivated ? "Yes" : "No", active?.date ?? null],
    ...[compliance?.kept ?? null, compliance?.planned ?? null, invited],
  ];
}

function relationOf(row: ClientRow) {
  if (row.kind === "client") return "Client";
  if (row.answer === "none") return `Invited as ${formatInvitedRoles(row.as)}`;
  return row.answer === "ended" ? "Ended the coaching" : "Declined";
}
