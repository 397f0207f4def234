import { type Stretch, weeksOf } from "#app/domain/overview/stretch.ts";
import type { Placing } from "#app/domain/overview/taking.ts";
import { RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";

type Props = { placing: FieldProps; week: FieldProps; stretch: Stretch; hint: string };

const options: { value: Placing; label: string }[] = [
  { value: "move", label: "Move" },
  { value: "copy", label: "Copy" },
];

export function PlacingFields({ placing: { label, ...placing }, week, stretch, hint }: Props) {
  return (
    <>
      <RadioGroup {...placing} legend={label} hint={hint} options={options} columns={2} />
      <Select {...week} options={weeksOf(stretch).map((page) => ({ value: String(page), label: `Week ${page}` }))} />
    </>
  );
}
