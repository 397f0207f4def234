import type { ReactNode } from "react";
import type { FormField } from "./form-field.ts";

export type FieldProps = { meta: FormField; label: string; hint?: string | undefined };

export function FieldFrame({ meta, label, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="label" htmlFor={meta.id}>
        {label}
      </label>
      <FieldHint meta={meta} hint={hint} />
      {children}
      <FieldError meta={meta} />
    </div>
  );
}

export function FieldHint({ meta, hint }: Pick<FieldProps, "meta" | "hint">) {
  if (!hint) return null;
  return (
    <p className="hint" id={meta.descriptionId}>
      {hint}
    </p>
  );
}

export function FieldError({ meta }: Pick<FieldProps, "meta">) {
  if (!meta.errors) return null;
  return (
    <p className="field-error" id={meta.errorId}>
      {meta.errors.join(" ")}
    </p>
  );
}

export function controlProps(meta: FormField, hint?: string) {
  return {
    id: meta.id,
    name: meta.name,
    "aria-invalid": meta.errors ? true : undefined,
    "aria-describedby": describedBy(meta, hint),
  };
}

export function describedBy(meta: FormField, hint?: string) {
  return [meta.errors && meta.errorId, hint && meta.descriptionId].filter(Boolean).join(" ") || undefined;
}
