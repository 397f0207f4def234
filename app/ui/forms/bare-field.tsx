import { useNavigationType } from "@remix-run/react";
import { type InputHTMLAttributes, type SelectHTMLAttributes, useEffect, useId, useRef } from "react";
import type { Option } from "#app/domain/forms/options.ts";
import { type OptionGroup, Options } from "./field.tsx";

type SearchProps = { label: string; name: string; defaultValue?: string } & InputHTMLAttributes<HTMLInputElement>;

/** A search box, or with `type` another box, of a filter form (GET, without conform). It follows the address, but never the person's own typing. */
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
  /** Of choosing nothing; without it one of them is always chosen. */
  emptyLabel?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "defaultValue">;

/** A filter of a list: one choice, or the empty one where there is one. */
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
 * Back, Forward and links change the address without rendering the page anew: the control takes over its value. What is
 * being typed stays, and what was typed since the last answer, but for Back and Forward, which ask for what was there.
 */
function useFollow<Control extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const ref = useRef<Control>(null);
  const shown = useRef(value);
  /** What stood in the control when the address changed last. */
  const held = useRef(value);
  const isTravel = useNavigationType() === "POP";
  useEffect(() => {
    const control = ref.current;
    if (!control || shown.current === value) return;
    shown.current = value;
    // why: a choice is asked for at once, and the one that is gone from among its options is nobody's
    const isUntouched = control instanceof HTMLSelectElement || control.value === held.current;
    if (isTravel || (isUntouched && control !== document.activeElement)) control.value = value;
    held.current = control.value;
  }, [value, isTravel]);
  return ref;
}
