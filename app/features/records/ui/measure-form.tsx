import type { SubmissionResult } from "@conform-to/react";
import { unitName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Hidden, Select } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";

type Measure = { id: string; value: string; unit: string; on: string };

type Props = {
  /** The attempt's id, and the day that it is. */
  id: string;
  today: string;
  label: string;
  hint?: string;
  category: TrackableCategory;
  lastResult: SubmissionResult<string[]> | undefined;
};

/** A measured value with its unit and its day. A quantity of one unit does not ask for it. */
export function MeasureForm({ id, today, label, hint, category, lastResult }: Props) {
  const { units } = trackables[category];
  const [form, fields] = useServerForm<Measure>({
    id: "measure",
    lastResult,
    defaultValue: { id, unit: units[0], on: today },
  });
  const options = units.map((value) => ({ value, label: unitName(value) }));
  return (
    <PageForm form={form}>
      <Hidden meta={fields.id} />
      <Field meta={fields.value} label={label} hint={hint} inputMode="decimal" autoComplete="off" required />
      {options.length > 1 ? (
        <Select meta={fields.unit} label="Unit" options={options} />
      ) : (
        <Hidden meta={fields.unit} />
      )}
      <Field meta={fields.on} label="Measured on" type="date" max={today} required />
      <SubmitButton>Save</SubmitButton>
    </PageForm>
  );
}
