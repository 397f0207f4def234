import { useLoaderData, useLocation } from "@remix-run/react";
import { defineForm } from "#app/domain/forms/form.ts";
import { allow } from "#app/domain/policy/can.ts";
import { totalDays } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { addWeekToProgram, findAddWeekRefusal } from "#app/features/programs/add-week.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { InfoScreen } from "#app/ui/dialogs/info-screen.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";

const addWeekForm = defineForm({ id: "add-week", fields: {} });

const author = whoMay("program:edit", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  return program;
});

/** The version is the length, so that sending it twice adds one week. */
export const loader = formLoader(addWeekForm, author, async (ctx, program) => ({
  starts: {},
  version: totalDays(program, todayOf(ctx)),
  id: program.id,
  refusal: await findAddWeekRefusal(ctx, program),
}));

export const action = formAction(addWeekForm, author, {
  run: (ctx, _, { thing, version }) => addWeekToProgram(ctx, thing.id, version()),
  done: ({ lastPage }, { thing }) => ({ to: paths.editor(thing.id, lastPage), message: `Week ${lastPage} was added.` }),
});

export const meta = pageTitle("Add week");

export default function AddWeek() {
  const { id, refusal } = useLoaderData<typeof loader>();
  const back = paths.editorUnder(id, useLocation().search);
  if (refusal) return <InfoScreen message={refusal} okTo={back} />;
  return (
    <FormDialog
      form={addWeekForm}
      title="Are you sure you want to add a week? Programs other than week type will get converted to day type if you do this."
      submit="Proceed"
      pending="One moment…"
      closeTo={back}
    />
  );
}
