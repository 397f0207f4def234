import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { describedBy, FieldError, FieldFrame, FieldHint, type FieldProps } from "./field-frame.tsx";

type Type = "text" | "email" | "password" | "number" | "date" | "url" | "search" | "tel";
type InputProps = FieldProps & { type?: Type } & Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

/** A one-line input. Leave `required` off where the specification quotes the message for an empty field. */
export function Field({ meta, label, hint, type = "text", ...rest }: InputProps) {
  const { key, ...input } = getInputProps(meta, { type });
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input key={key} {...input} className="input" aria-describedby={describedBy(meta, hint)} {...rest} />
    </FieldFrame>
  );
}

type AreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. */
export function TextArea({ meta, label, hint, rows = 3, ...rest }: AreaProps) {
  const { key, ...area } = getTextareaProps(meta);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <textarea
        key={key}
        {...area}
        className="input"
        rows={rows}
        aria-describedby={describedBy(meta, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A choice as the specification writes it: a pair of label and value. */
export type Option = { value: string; label: string };

type SelectProps = FieldProps & {
  options: readonly Option[];
  /** The words of the choice that is none. */
  emptyLabel?: string;
} & SelectHTMLAttributes<HTMLSelectElement>;

/** One of a list. */
export function Select({ meta, label, hint, options, emptyLabel, ...rest }: SelectProps) {
  const { key, ...select } = getSelectProps(meta);
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <select key={key} {...select} className="input" aria-describedby={describedBy(meta, hint)} {...rest}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type CheckboxProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value">;

/** Yes or no; posts 'on' for yes. */
export function Checkbox({ meta, label, hint, ...rest }: CheckboxProps) {
  const { key, ...input } = getInputProps(meta, { type: "checkbox" });
  return (
    <div className="field">
      <label className="check">
        <input key={key} {...input} aria-describedby={describedBy(meta, hint)} {...rest} />
        {label}
      </label>
      <FieldHint meta={meta} hint={hint} />
      <FieldError meta={meta} />
    </div>
  );
}

/** A value that the person does not see. */
export function Hidden({ meta }: Pick<FieldProps, "meta">) {
  const { key, ...input } = getInputProps(meta, { type: "hidden" });
  return <input key={key} {...input} />;
}
