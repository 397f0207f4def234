import type { TypedRange } from "#app/domain/report/range.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import type { ReportFields } from "../form.ts";

type RangeProps = {
  field: FieldOf<ReportFields>;
  days: TypedRange;
  isContinuous: boolean;
  typed: TypedRange;
  isNarrowing: boolean;
  onType: (typed: TypedRange) => void;
};

export function RangeFields({ field, days, isContinuous, typed, isNarrowing, onType }: RangeProps) {
  const DayField = isContinuous ? DateField : NumberField;
  const latestStart = (isNarrowing && typed.to) || days.to;
  const earliestEnd = (isNarrowing && typed.from) || days.from;
  return (
    <div className="grid gap-4 sm:grid-cols-2 items-start">
      <DayField {...field("from")} first={days.from} last={latestStart} onType={(from) => onType({ ...typed, from })} />
      <DayField {...field("to")} first={earliestEnd} last={days.to} onType={(to) => onType({ ...typed, to })} />
    </div>
  );
}

type DayFieldProps = FieldProps & {
  first: string;
  last: string;
  onType: (key: string) => void;
};

function DateField({ meta, label, first, last, onType }: DayFieldProps) {
  return (
    <Field
      meta={meta}
      label={`${label} date`}
      type="date"
      required
      min={first}
      max={last}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function NumberField({ meta, label, first, last, onType }: DayFieldProps) {
  return (
    <Select
      meta={meta}
      label={`${label} day`}
      required
      emptyLabel="Choose one"
      options={dayOptions(Number(first), Number(last))}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function dayOptions(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const day = String(from + index);
    return { value: day, label: day };
  });
}
