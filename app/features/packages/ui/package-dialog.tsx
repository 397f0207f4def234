import { type ReactNode, useRef } from "react";
import { RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { packageForm } from "../form.ts";

const billings = [
  { value: "monthly", label: "Monthly" },
  { value: "yearly", label: "Yearly" },
];

export function PackageDialog(props: { title: string; closeTo: string; isNew?: boolean; actions?: ReactNode }) {
  const { isNew = false, ...dialog } = props;
  return (
    <FormDialog form={packageForm} submit="Save" width="l" {...dialog}>
      {(field) => {
        const { label: legend, ...billing } = field("billing");
        return (
          <>
            <Field {...field("name")} autoComplete="off" />
            <div className="grid gap-4 sm:grid-cols-3">
              <Field {...field("maxUsers")} inputMode="numeric" autoComplete="off" />
              <Field {...field("price")} inputMode="decimal" autoComplete="off" />
              <Field {...field("trialPeriod")} inputMode="numeric" autoComplete="off" />
            </div>
            <RadioGroup {...billing} legend={legend} options={billings} />
            <TextArea {...field("description")} rows={8} />
            <LeaveOut {...field("leaveOut")} />
            {!isNew && <Checkbox {...field("published")} />}
          </>
        );
      }}
    </FormDialog>
  );
}

function LeaveOut(props: FieldProps) {
  const isAsked = useRef(false);
  if (props.meta.errors || props.meta.initialValue) isAsked.current = true;
  return isAsked.current && <Checkbox {...props} />;
}
