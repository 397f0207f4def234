import { v7 as newId } from "uuid";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { toWire } from "#app/domain/workout/document/wire.ts";
import type { EditorView } from "#app/editor/state/views.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import { findWeekPage, readDayAt } from "#app/features/workouts/week.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachOf, editorView, programView } from "./view.server.ts";

const withoutWeek = {
  isUnderDialog: true,
  pages: 1,
  days: [],
  workouts: toWire([]),
  reach: null,
  noWeek: null,
  categories: [],
  subcategories: [],
  setNames: [],
  explorer: {
    search: "",
    category: "",
    subcategory: "",
    layout: "list",
    exercises: [],
    shown: 0,
    hasMore: false,
    nearest: [],
  },
  found: null,
  clients: [],
  clientSearch: null,
  client: null,
  step: null,
  numbers: null,
  totals: null,
  steps: { undo: null, redo: null },
  open: null,
  saved: false,
} satisfies Partial<EditorView>;

/** For the page of a dialog: at most its own day, which a preview shows. The week is loaded later. */
export async function viewUnderDialog(
  ctx: Context,
  program: ProgramView,
  query: URLSearchParams,
  key?: string,
): Promise<EditorView> {
  if (key !== undefined) {
    return { ...(await editorView(ctx, program, query, readDayAt(ctx, program, key))), isUnderDialog: true };
  }
  const page = findWeekPage(ctx, program, query.get("week"));
  const known = { program: programView(ctx, program), today: todayOf(ctx), ...coachOf(ctx) };
  return { ...withoutWeek, ...known, page, saveId: newId() };
}
