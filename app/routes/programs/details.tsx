import { useLoaderData, useLocation } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { earliestStart, programForm, programInput } from "#app/features/programs/form.ts";
import { startsOf } from "#app/features/programs/form-starts.ts";
import { updateProgram } from "#app/features/programs/mutations.server.ts";
import {
  durationLockOf,
  findProgram,
  isOwnAndUnused,
  listDifficulties,
} from "#app/features/programs/queries.server.ts";
import { ProgramDialog } from "#app/features/programs/ui/program-details-form.tsx";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { whoMayDo } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

const author = whoMayDo(
  "program:edit",
  "program:edit",
  (ctx, { params }) => findProgram(ctx, params.programId ?? ""),
  () => paths.newProgram(),
);

export const loader = formLoader(programForm, author, async (ctx, program) => {
  const [difficulties, folders, lock] = await Promise.all([
    listDifficulties(ctx),
    listFolders(ctx),
    durationLockOf(ctx.db, program),
  ]);
  const facts = { today: todayOf(ctx), startDate: program.startDate };
  return {
    id: program.id,
    starts: startsOf(program),
    version: program.version,
    facts,
    lock,
    choices: { difficulties, folders, earliest: earliestStart(facts) },
  };
});

export const action = formAction(programForm, author, {
  mayCarry: (ctx, { id }) => isOwnAndUnused(ctx, id),
  facts: (ctx, { startDate }) => ({ today: todayOf(ctx), startDate }),
  keepImage: uploadImage,
  run: (ctx, values, { thing, version }) => updateProgram(ctx, thing.id, version(), programInput(values)),
  done: ({ program: { id, name } }, { search }) => ({
    to: paths.editorUnder(id, search),
    message: `The details of ${name} were saved.`,
  }),
});

export const meta = pageTitle("Program details");

export default function ProgramDetails() {
  const { id, choices, lock } = useLoaderData<typeof loader>();
  const back = paths.editorUnder(id, useLocation().search);
  return <ProgramDialog title="Program details" choices={choices} lock={lock} closeTo={back} />;
}
