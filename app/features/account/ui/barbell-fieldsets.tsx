import { unitName } from "#app/domain/trackables/names.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { describedBy, FieldError, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText, isChosen } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { type BarbellFields, otherBar, plateValue, usualBars, usualPlates } from "../barbell-form.ts";
import { Units, unitOptions } from "./user-info-fieldsets.tsx";

type Props = { field: FieldOf<BarbellFields> };

export function BarbellFieldsets({ field }: Props) {
  return (
    <>
      <Units field={field} hint="What you enter starts with these units." />
      <Bar field={field} />
      <Plates field={field} />
    </>
  );
}

const barOptions = usualBars.map((value) => {
  const [weight, unit] = value.split(" ");
  return { value, label: `${weight} ${unit === "pounds" ? "lb" : "kg"}` };
});

function Bar({ field }: Props) {
  return (
    <div className="group grid gap-4">
      <Select {...field("bar")} options={[...barOptions, { value: otherBar, label: "Another one" }]} />
      <div className="grid grid-cols-2 items-end gap-4 [.group:not(:has(option[value=other]:checked))_&]:hidden">
        <Field {...field("barWeight")} inputMode="decimal" autoComplete="off" />
        <Select {...field("barUnit")} options={unitOptions("weight")} />
      </div>
    </div>
  );
}

/** The ticks of the other unit stay in the form, and count again when it is chosen. */
function Plates({ field }: Props) {
  const unit = field("plateUnit");
  return (
    <div className="group grid gap-4">
      <fieldset className="field" aria-describedby={describedBy(unit.meta)}>
        <legend className="label">{unit.label}</legend>
        <div className="flex flex-wrap gap-2">
          {unitChoices.weight.map((value, index) => (
            <Chip key={value} field={unit} type="radio" value={value} words={unitName(value)} isFirst={index === 0} />
          ))}
        </div>
        <FieldError meta={unit.meta} />
      </fieldset>
      <PlateTicks field={field("plates")} />
      <Field {...field("morePlates")} autoComplete="off" />
    </div>
  );
}

const hidden = {
  kilograms: "[.group:has([value=pounds]:checked)_&]:hidden",
  pounds: "[.group:has([value=kilograms]:checked)_&]:hidden",
};

function PlateTicks({ field }: { field: FieldProps }) {
  return (
    <fieldset className="field" aria-describedby={describedBy(field.meta)}>
      <legend className="label">{field.label}</legend>
      {unitChoices.weight.map((unit, place) => (
        <div key={unit} className={`grid grid-cols-3 gap-2 sm:grid-cols-4 ${hidden[unit]}`}>
          {usualPlates[unit].map((weight, index) => (
            <Chip
              key={weight}
              field={field}
              type="checkbox"
              value={plateValue(unit, weight)}
              words={String(weight)}
              unit={unitName(unit)}
              isFirst={place + index === 0}
            />
          ))}
        </div>
      ))}
      <FieldError meta={field.meta} />
    </fieldset>
  );
}

type ChipProps = {
  field: FieldProps;
  type: "radio" | "checkbox";
  value: string;
  words: string;
  unit?: string;
  isFirst: boolean;
};

function Chip({ field: { meta }, type, value, words, unit, isFirst }: ChipProps) {
  const isOn = type === "radio" ? asText(meta.initialValue) === value : isChosen(meta.initialValue, value);
  return (
    <label className={chip}>
      <input
        type={type}
        id={isFirst ? meta.id : undefined}
        name={meta.name}
        value={value}
        defaultChecked={isOn}
        className="size-4.5 flex-none accent-accent"
      />
      {words}
      {unit && <span className="sr-only"> {unit}</span>}
    </label>
  );
}

const chip =
  "flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong bg-card px-2 " +
  "tabular-nums has-checked:border-ink has-checked:font-semibold";
