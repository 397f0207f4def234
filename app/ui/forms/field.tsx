import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { Option } from "#app/domain/forms/options.ts";
import { controlProps, FieldError, FieldFrame, FieldHint, type FieldProps } from "./field-frame.tsx";
import { asText, isChosen } from "./form-field.ts";

type Type = "text" | "email" | "password" | "number" | "date" | "url" | "search" | "tel";
type InputProps = FieldProps & { type?: Type } & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

export function Field({ meta, label, hint, type = "text", ...rest }: InputProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        className="input"
        type={type}
        defaultValue={asText(meta.initialValue)}
        {...controlProps(meta, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ meta, label, hint, rows = 3, ...rest }: AreaProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <textarea
        className="input"
        rows={rows}
        defaultValue={asText(meta.initialValue)}
        {...controlProps(meta, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

export type OptionGroup = { label: string; options: readonly Option[] };

type SelectProps = FieldProps & {
  options: readonly (Option | OptionGroup)[];
  emptyLabel?: string;
} & SelectHTMLAttributes<HTMLSelectElement>;

export function Select({ meta, label, hint, options, emptyLabel, ...rest }: SelectProps) {
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <select className="input" defaultValue={asText(meta.initialValue)} {...controlProps(meta, hint)} {...rest}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        <Options options={options} />
      </select>
    </FieldFrame>
  );
}

export function Options({ options }: { options: readonly (Option | OptionGroup)[] }) {
  return options.map((option) =>
    "options" in option ? (
      <optgroup key={option.label} label={option.label}>
        <Options options={option.options} />
      </optgroup>
    ) : (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ),
  );
}

type CheckboxProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value">;

export function Checkbox({ meta, label, hint, ...rest }: CheckboxProps) {
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          defaultChecked={isChosen(meta.initialValue, "on")}
          {...controlProps(meta, hint)}
          {...rest}
        />
        {label}
      </label>
      <FieldHint meta={meta} hint={hint} />
      <FieldError meta={meta} />
    </div>
  );
}

export function Hidden({ meta }: Pick<FieldProps, "meta">) {
  return <input type="hidden" name={meta.name} defaultValue={asText(meta.initialValue)} />;
}
