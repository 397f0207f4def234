import { useLoaderData, useLocation } from "@remix-run/react";
import { startForm } from "#app/features/assignments/forms.ts";
import { updateStart } from "#app/features/assignments/mutations.server.ts";
import { findAssignment } from "#app/features/assignments/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";

const coach = whoMay("program:see", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  return { program, assignment: await findAssignment(ctx, program, params.clientId ?? "") };
});

export const loader = formLoader(startForm, coach, (_, { program, assignment: { fullName, startDate, version } }) => ({
  starts: { startDate },
  version,
  id: program.id,
  fullName,
}));

export const action = formAction(startForm, coach, {
  run: (ctx, { startDate }, { thing: { program, assignment }, version }) =>
    updateStart(ctx, program.id, version(), { clientId: assignment.clientId, startDate }),
  done: (_, { thing: { program, assignment }, search }) => ({
    to: paths.programClients(program.id) + search,
    message: `The start date of ${assignment.fullName} was changed.`,
  }),
});

export const meta = pageTitle("Start date");

export default function ClientStart() {
  const { id, fullName } = useLoaderData<typeof loader>();
  const back = paths.programClients(id) + useLocation().search;
  return (
    <FormDialog form={startForm} title={`Start date of ${fullName}`} submit="Save" closeTo={back}>
      {(field) => <Field {...field("startDate")} type="date" />}
    </FormDialog>
  );
}
