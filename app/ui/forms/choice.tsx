import type { ReactNode } from "react";
import type { Option } from "#app/domain/forms/options.ts";
import { type FormField, isChosen } from "./form-field.ts";

export type ShownOption = Option & { lead?: ReactNode };

type ChoiceProps = {
  meta: FormField;
  option: ShownOption;
  type?: "checkbox" | "radio";
  isFirst: boolean;
};

export function Choice({ meta, option: { value, label, lead }, type = "checkbox", isFirst }: ChoiceProps) {
  return (
    <label className="check">
      <input
        id={isFirst ? meta.id : undefined}
        type={type}
        name={meta.name}
        value={value}
        defaultChecked={isChosen(meta.initialValue, value)}
      />
      {lead}
      {label}
    </label>
  );
}
