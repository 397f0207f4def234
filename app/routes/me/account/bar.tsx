import { readUnitsAndBarbell, saveBarbell } from "#app/features/account/barbell.server.ts";
import { barbellForm, barbellInput, unitsInput } from "#app/features/account/barbell-form.ts";
import { BarbellFieldsets } from "#app/features/account/ui/barbell-fieldsets.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { MePage } from "#app/routes/account/me-page.tsx";
import { formModules } from "#app/script-paths.ts";
import { trainPaths } from "#app/train-paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";

export const handle = { scripts: false, styles: "train", modules: formModules };

export const loader = formLoader(barbellForm, "me:enter", readUnitsAndBarbell);

export const action = formAction(barbellForm, "me:enter", {
  run: (ctx, values, { version }) => saveBarbell(ctx, version(), barbellInput(values), unitsInput(values)),
  done: () => ({ to: trainPaths.barAndPlates(), message: "Your units, bar and plates were saved." }),
});

export const meta = pageTitle("Units, bar and plates");

export default function BarAndPlates() {
  return (
    <MePage title="Units, bar and plates">
      <p>Workouts show which plates to put on your bar.</p>
      <DataForm form={barbellForm} submit="Save">
        {(field) => <BarbellFieldsets field={field} />}
      </DataForm>
    </MePage>
  );
}
