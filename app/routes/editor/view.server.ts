import { v7 as newId } from "uuid";
import type { EditorView } from "#app/editor/types.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import { findCatalogue, readExplorer, readFound } from "#app/features/workouts/explorer.server.ts";
import { suggestSetNames, type WeekView } from "#app/features/workouts/queries.server.ts";
import { programFacts } from "#app/features/workouts/week.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** What the editor draws: the days asked for, and beside them the library as the address searches it. */
export async function editorView(
  ctx: Context,
  program: ProgramView,
  query: URLSearchParams,
  days: Promise<WeekView>,
): Promise<EditorView> {
  const catalogue = await findCatalogue(ctx);
  const [week, explorer, setNames, found] = await Promise.all([
    days,
    readExplorer(ctx, query, catalogue),
    suggestSetNames(ctx, program.accountId, ""),
    readFound(ctx, query),
  ]);
  const { id, name, canEdit, continuous: isContinuous } = program;
  return {
    ...week,
    ...catalogue,
    program: { id, name, canEdit, isContinuous, facts: programFacts(program) },
    explorer,
    setNames,
    found,
    open: query.get("open"),
    saved: query.has("saved"),
    saveId: newId(),
  };
}
