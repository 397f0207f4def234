import { useNavigationType } from "@remix-run/react";
import { type InputHTMLAttributes, type SelectHTMLAttributes, useEffect, useId, useRef } from "react";
import type { Option } from "#app/domain/forms/options.ts";
import { type OptionGroup, Options } from "./field.tsx";

type SearchProps = { label: string; name: string; defaultValue?: string } & InputHTMLAttributes<HTMLInputElement>;

/** For GET forms, without conform. Follows the address, but never overwrites input. */
export function SearchField({ label, name, defaultValue = "", ...rest }: SearchProps) {
  const id = useId();
  const ref = useFollow<HTMLInputElement>(defaultValue);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input ref={ref} className="input" id={id} type="search" name={name} defaultValue={defaultValue} {...rest} />
    </div>
  );
}

type FilterProps = {
  label: string;
  name: string;
  value?: string;
  options: readonly (Option | OptionGroup)[];
  emptyLabel?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "defaultValue">;

export function FilterSelect({ label, name, value = "", options, emptyLabel, ...rest }: FilterProps) {
  const id = useId();
  const ref = useFollow<HTMLSelectElement>(value);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select ref={ref} className="input" id={id} name={name} defaultValue={value} {...rest}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        <Options options={options} />
      </select>
    </div>
  );
}

/**
 * Navigation changes the address without remounting: the control takes its value, except for newer input, which only
 * Back and Forward override.
 */
function useFollow<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const ref = useRef<Control>(null);
  const shown = useRef(value);
  const held = useRef(value);
  const isTravel = useNavigationType() === "POP";
  useEffect(() => {
    const control = ref.current;
    if (!control || shown.current === value) return;
    shown.current = value;
    // why: selects submit at once, and may have lost their chosen option
    const isUntouched = control instanceof HTMLSelectElement || control.value === held.current;
    if (isTravel || (isUntouched && control !== document.activeElement)) control.value = value;
    held.current = control.value;
  }, [value, isTravel]);
  return ref;
}
