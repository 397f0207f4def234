import { Choice, type ShownOption } from "./choice.tsx";
import { describedBy, FieldError, FieldHint, type FieldProps } from "./field-frame.tsx";

type GroupProps = Omit<FieldProps, "label"> & {
  legend: string;
  options: readonly ShownOption[];
  columns?: 1 | 2 | 3;
  /** All in sight, however many. */
  isWhole?: boolean;
};

export function CheckboxGroup(props: GroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}

export function RadioGroup(props: GroupProps) {
  return <ChoiceGroup type="radio" {...props} />;
}

function ChoiceGroup({
  type,
  meta,
  legend,
  hint,
  options,
  columns = 1,
  isWhole,
}: GroupProps & { type: "checkbox" | "radio" }) {
  return (
    <fieldset className="field" aria-describedby={describedBy(meta, hint)}>
      <legend className="label">{legend}</legend>
      <FieldHint meta={meta} hint={hint} />
      <div className={`choices choices-${columns}${isWhole ? " max-h-none" : ""}`}>
        {options.map((option, index) => (
          <Choice key={option.value} meta={meta} option={option} type={type} isFirst={index === 0} />
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}
