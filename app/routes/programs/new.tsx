import { useLoaderData, useLocation } from "@remix-run/react";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { programForm, programInput } from "#app/features/programs/form.ts";
import { folderShown } from "#app/features/programs/list.ts";
import { createProgram } from "#app/features/programs/mutations.server.ts";
import { listDifficulties } from "#app/features/programs/queries.server.ts";
import { ProgramDialog } from "#app/features/programs/ui/program-details-form.tsx";
import { uploadImage } from "#app/features/uploads/mutations.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";

export const loader = formLoader(programForm, "program:create", async (ctx, _, { url }) => {
  const [difficulties, folders] = await Promise.all([listDifficulties(ctx), listFolders(ctx)]);
  const facts = { today: todayOf(ctx), startDate: null };
  return { starts: { folder: folderShown(url) }, facts, choices: { difficulties, folders, earliest: facts.today } };
});

export const action = formAction(programForm, "program:create", {
  facts: (ctx) => ({ today: todayOf(ctx), startDate: null }),
  recreate: "program",
  mayCarry: () => true,
  keepImage: (ctx, form, file) => uploadImage(ctx, form, file),
  run: (ctx, values, { attempt }) => createProgram(ctx, attempt(), programInput(values)),
  done: ({ program: { id, name } }) => ({ to: paths.editor(id), message: `${name} was created.` }),
});

export const meta = pageTitle("New program");

export default function NewProgram() {
  const { choices } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return <ProgramDialog title="New program" choices={choices} lock={1} closeTo={paths.programs() + search} />;
}
