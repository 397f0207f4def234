import { useLoaderData, useLocation } from "@remix-run/react";
import { NotFound } from "#app/domain/errors.ts";
import { defineForm } from "#app/domain/forms/form.ts";
import { allow } from "#app/domain/policy/can.ts";
import { counted } from "#app/domain/text/counted.ts";
import { ChangedDays } from "#app/editor/history/history-list.tsx";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { planRestore, restoreSave } from "#app/features/workouts/restore.server.ts";
import { whoMay } from "#app/http/screens/entry.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { toWholeNumber } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";

const restoreForm = defineForm({ id: "restore", fields: {} });

const author = whoMay("program:edit", async (ctx, { params }) => {
  const program = await findProgram(ctx, params.programId ?? "");
  allow(ctx.actor, "program:edit", program);
  return { program, save: saveOf(params) };
});

/** The version is the last save, to notice newer ones. */
export const loader = formLoader(restoreForm, author, async (ctx, { program, save }) => {
  const { latest, ...plan } = await planRestore(ctx, program, save);
  return { starts: {}, version: latest, id: program.id, save, ...plan };
});

export const action = formAction(restoreForm, author, {
  run: (ctx, _, { thing: { program, save }, attempt, version }) =>
    restoreSave(ctx, program, { save, saveId: attempt(), latest: version() }),
  done({ days }, { thing: { program }, search }) {
    const to = paths.editorUnder(program.id, search);
    if (days === 0) return { to };
    return {
      to,
      message: `${counted(days, "day")} restored. To bring back what was there before, use Undo or the history.`,
    };
  },
});

function saveOf({ save }: { save?: string }): number {
  const number = toWholeNumber(save);
  if (number === null) throw new NotFound("Given item not found.");
  return number;
}

export const meta = pageTitle("Restore");

export default function RestoreDialog() {
  const { id, save, oldest, changes, days } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const question =
    save < oldest
      ? "Do you want the program as it was before these saves?"
      : `Do you want the program as it was after save ${save}?`;
  return (
    <FormDialog
      form={restoreForm}
      title={question}
      submit="Restore"
      pending="One moment…"
      closeTo={paths.history(id) + search}
    >
      {() => (
        <>
          <h2 className="label">
            {days === 0 ? "The program is already like that: nothing would change." : "This would change"}
          </h2>
          <ChangedDays changes={changes} days={days} />
        </>
      )}
    </FormDialog>
  );
}
