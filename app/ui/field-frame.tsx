import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

/** What every field takes: conform's metadata, the words above it, and a hint below them. */
export type FieldProps<Value = unknown> = { meta: FieldMetadata<Value>; label: string; hint?: string };

/** Label, hint and error around one control. */
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

export function FieldHint({ meta, hint }: { meta: FieldMetadata<unknown>; hint?: string }) {
  if (!hint) return null;
  return (
    <p className="hint" id={meta.descriptionId}>
      {hint}
    </p>
  );
}

export function FieldError({ meta }: { meta: FieldMetadata<unknown> }) {
  if (!meta.errors) return null;
  return (
    <p className="field-error" id={meta.errorId}>
      {meta.errors.join(" ")}
    </p>
  );
}

/** The ids of a field's error and hint, for aria-describedby. */
export function describedBy(meta: FieldMetadata<unknown>, hint?: string) {
  return [meta.errors && meta.errorId, hint && meta.descriptionId].filter(Boolean).join(" ") || undefined;
}
