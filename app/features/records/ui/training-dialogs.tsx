import { unitName } from "#app/domain/trackables/names.ts";
import { trackables } from "#app/domain/trackables/table.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { trainingMaximumForm, trainingShareForm } from "../training-forms.ts";

const units = trackables.weight.units.map((value) => ({ value, label: unitName(value) }));

type MaximumProps = { exercise: string; client: string; share: number; today: string; closeTo: string };

export function TrainingMaximumDialog({ exercise, client, share, today, closeTo }: MaximumProps) {
  const title = `Training maximum of ${exercise} for ${client}`;
  const hint = `Leave it empty to use ${share} % of the one-repetition maximum.`;
  return (
    <FormDialog form={trainingMaximumForm} title={title} submit="Save" closeTo={closeTo}>
      {(field) => (
        <>
          <Field {...field("value")} hint={hint} inputMode="decimal" autoComplete="off" />
          <Select {...field("unit")} options={units} />
          <Field {...field("on")} type="date" max={today} required />
        </>
      )}
    </FormDialog>
  );
}

export function TrainingShareDialog({ client, closeTo }: { client: string; closeTo: string }) {
  return (
    <FormDialog form={trainingShareForm} title={`Training maximum of ${client}`} submit="Save" closeTo={closeTo}>
      {(field) => (
        <Field
          {...field("share")}
          hint="It counts for each exercise without a training maximum of its own."
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
    </FormDialog>
  );
}
