import { Field, Select } from "#app/ui/field.tsx";
import type { FieldsOf } from "#app/ui/server-form.ts";

/** Keys of days: numbers, or dates. Empty while nothing is chosen. */
export type TypedRange = { from: string; to: string };

type RangeProps = {
  fields: FieldsOf<TypedRange>;
  days: TypedRange;
  isContinuous: boolean;
  typed: TypedRange;
  /** Each field leaves what the other one allows. */
  isNarrowing: boolean;
  onType: (typed: TypedRange) => void;
};

/** The first and the last day to print: dates of a continuous program, else days by number. */
export function RangeFields({ isContinuous, ...props }: RangeProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 items-start">
      {isContinuous ? <DateFields {...props} /> : <DayFields {...props} />}
    </div>
  );
}

type FieldsProps = Omit<RangeProps, "isContinuous">;

function DateFields({ fields, days, typed, isNarrowing, onType }: FieldsProps) {
  const latestStart = isNarrowing && typed.to !== "" ? typed.to : days.to;
  const earliestEnd = isNarrowing && typed.from !== "" ? typed.from : days.from;
  return (
    <>
      <Field
        meta={fields.from}
        label="From date"
        type="date"
        required
        min={days.from}
        max={latestStart}
        onChange={(event) => onType({ ...typed, from: event.target.value })}
      />
      <Field
        meta={fields.to}
        label="To date"
        type="date"
        required
        min={earliestEnd}
        max={days.to}
        onChange={(event) => onType({ ...typed, to: event.target.value })}
      />
    </>
  );
}

function DayFields({ fields, days, typed, isNarrowing, onType }: FieldsProps) {
  const [first, last] = [Number(days.from), Number(days.to)];
  const latestStart = isNarrowing && typed.to !== "" ? Number(typed.to) : last;
  const earliestEnd = isNarrowing && typed.from !== "" ? Number(typed.from) : first;
  return (
    <>
      <Select
        meta={fields.from}
        label="From day"
        required
        emptyLabel="Choose one"
        options={dayOptions(first, latestStart)}
        onChange={(event) => onType({ ...typed, from: event.target.value })}
      />
      <Select
        meta={fields.to}
        label="To day"
        required
        emptyLabel="Choose one"
        options={dayOptions(earliestEnd, last)}
        onChange={(event) => onType({ ...typed, to: event.target.value })}
      />
    </>
  );
}

function dayOptions(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const day = String(from + index);
    return { value: day, label: day };
  });
}
