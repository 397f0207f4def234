import type { Option } from "./field.tsx";
import { describedBy, FieldError, FieldHint, type FieldProps } from "./field-frame.tsx";
import { isChosen } from "./form-field.ts";

type GroupProps = Omit<FieldProps, "label"> & {
  legend: string;
  options: readonly Option[];
  /** How many columns where the width allows; a long list scrolls in its own area. */
  columns?: 1 | 2 | 3;
};

/** Any number of choices, as checkboxes: what other products make a multi-select. Posts one value per tick. */
export function CheckboxGroup(props: GroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}

export function RadioGroup(props: GroupProps) {
  return <ChoiceGroup type="radio" {...props} />;
}

function ChoiceGroup({ type, meta, legend, hint, options, columns = 1 }: GroupProps & { type: "checkbox" | "radio" }) {
  return (
    <fieldset className="field" aria-describedby={describedBy(meta, hint)}>
      <legend className="label">{legend}</legend>
      <FieldHint meta={meta} hint={hint} />
      <div className={`choices choices-${columns}`}>
        {options.map(({ value, label }, index) => (
          <label className="check" key={value}>
            <input
              // why: the error summary links to the field's id, which the first choice answers to
              id={index === 0 ? meta.id : undefined}
              type={type}
              name={meta.name}
              value={value}
              defaultChecked={isChosen(meta.initialValue, value)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}
