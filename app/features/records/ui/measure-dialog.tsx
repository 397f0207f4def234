import type { Form } from "#app/domain/forms/form.ts";
import { categoryInSentence, unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, Hidden, Select } from "#app/ui/forms/field.tsx";
import { bodyWeightForm, type MeasureFields, maximumForm } from "../forms.ts";

type Whose = { client: string; today: string; closeTo: string };

export function MaximumDialog({
  quantity,
  client,
  ...rest
}: Whose & { quantity: { name: string; category: TrackableCategory } }) {
  const { name, category } = quantity;
  const label = category === "weight" ? "Weight lifted once" : `Best ${categoryInSentence(category)}`;
  return (
    <MeasureDialog
      form={maximumForm}
      title={`Maximum of ${name} for ${client}`}
      label={label}
      category={category}
      {...rest}
    />
  );
}

export function BodyWeightDialog({ client, ...rest }: Whose) {
  const title = `Body weight of ${client}`;
  return <MeasureDialog form={bodyWeightForm} title={title} label="Body weight" category="weight" {...rest} />;
}

type Props<Facts extends { today: string }> = {
  form: Form<MeasureFields, Facts>;
  title: string;
  label: string;
  category: TrackableCategory;
  today: string;
  closeTo: string;
};

/** The unit is only a field if there is a choice. */
function MeasureDialog<Facts extends { today: string }>(props: Props<Facts>) {
  const { form, title, label, category, today, closeTo } = props;
  const options = trackables[category].units.map((value) => ({ value, label: unitName(value) }));
  return (
    <FormDialog form={form} title={title} submit="Save" closeTo={closeTo}>
      {(field) => (
        <>
          <Field {...field("value")} label={label} inputMode="decimal" autoComplete="off" required />
          {options.length > 1 ? <Select {...field("unit")} options={options} /> : <Hidden {...field("unit")} />}
          <Field {...field("on")} type="date" max={today} required />
        </>
      )}
    </FormDialog>
  );
}
