import type { keyFields } from "#app/domain/access/key-fields.ts";
import { Checkbox } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";

export function KeyTicks({ field }: { field: (name: keyof typeof keyFields) => FieldProps }) {
  return (
    <>
      <Checkbox {...field("endTokens")} />
      <Checkbox {...field("endPasskeys")} />
    </>
  );
}
