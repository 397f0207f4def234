import type { Option } from "#app/domain/forms/options.ts";
import { type FormField, isChosen } from "./form-field.ts";

type ChoiceProps = {
  meta: FormField;
  option: Option;
  type?: "checkbox" | "radio";
  /** The error summary links to the field's id, which the first choice answers to. */
  isFirst: boolean;
};

/** A checkbox or a radio button with its label, ticked where the field's first value has it. */
export function Choice({ meta, option: { value, label }, type = "checkbox", isFirst }: ChoiceProps) {
  return (
    <label className="check">
      <input
        id={isFirst ? meta.id : undefined}
        type={type}
        name={meta.name}
        value={value}
        defaultChecked={isChosen(meta.initialValue, value)}
      />
      {label}
    </label>
  );
}
