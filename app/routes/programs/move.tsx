import { listAddress } from "#app/domain/lists/query.ts";
import { programList } from "#app/features/programs/list.ts";
import { directions, moveProgram } from "#app/features/programs/move.server.ts";
import { rowId } from "#app/features/programs/ui/program-columns.tsx";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { wordOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("program:edit", () => paths.programs());

export const action = pressAction("program:edit", async (ctx, { params, search, form }) => {
  const direction = wordOf(form, "direction", directions);
  const { id, name, position, count } = await moveProgram(ctx, params.programId ?? "", direction);
  // why: programs can only be moved in a list of one folder without other filters
  const folder = new URLSearchParams(search).get("folder") ?? "";
  const page = Math.ceil(position / programList.size);
  const to = `${listAddress(programList, { folder, page })}#${rowId(id)}`;
  return { to, message: `${name} is now number ${position} of ${count}.` };
});
