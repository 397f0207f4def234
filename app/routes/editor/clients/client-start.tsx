import { useLoaderData, useLocation } from "@remix-run/react";
import { parseRoundingStep, roundingOptions } from "#app/domain/strength/rounding-step.ts";
import { startForm } from "#app/features/assignments/forms.ts";
import { updateAssignment } from "#app/features/assignments/mutations.server.ts";
import { findAssignment } from "#app/features/assignments/queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";

const coach = whoMay("program:see", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  return { program, assignment: await findAssignment(ctx, program, params.clientId ?? "") };
});

export const loader = formLoader(startForm, coach, (_, { program, assignment }) => {
  const { fullName, startDate, roundingStep, version } = assignment;
  return { starts: { startDate, roundingStep }, version, id: program.id, fullName };
});

export const action = formAction(startForm, coach, {
  run(ctx, { startDate, roundingStep }, { thing, version }) {
    const { clientId } = thing.assignment;
    const changed = { clientId, startDate, roundingStep: parseRoundingStep(roundingStep) ?? undefined };
    return updateAssignment(ctx, thing.program.id, version(), changed);
  },
  done: (_, { thing: { program, assignment }, search }) => ({
    to: paths.programClients(program.id) + search,
    message: `The start and rounding of ${assignment.fullName} were saved.`,
  }),
});

export const meta = pageTitle("Start and rounding");

export default function ClientStart() {
  const { id, fullName } = useLoaderData<typeof loader>();
  const back = paths.programClients(id) + useLocation().search;
  return (
    <FormDialog form={startForm} title={`Start and rounding of ${fullName}`} submit="Save" closeTo={back}>
      {(field) => (
        <>
          <Field {...field("startDate")} type="date" />
          <Select {...field("roundingStep")} options={roundingOptions} />
        </>
      )}
    </FormDialog>
  );
}
