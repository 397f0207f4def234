import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";

/** The terms open in a new window, to keep the input. */
export function TermsField({ field }: { field: FieldProps }) {
  return (
    <>
      <Checkbox {...field} />
      <p className="hint">
        Read the{" "}
        <a href={paths.terms()} target="_blank" rel="noreferrer">
          terms and conditions
        </a>{" "}
        and how we treat your data in the{" "}
        <a href={paths.privacy()} target="_blank" rel="noreferrer">
          privacy statement
        </a>
        .
      </p>
    </>
  );
}
