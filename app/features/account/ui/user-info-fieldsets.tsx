import type { ReactNode } from "react";
import { roundingOptions } from "#app/domain/strength/rounding-step.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { unitChoices } from "#app/domain/trackables/preferred.ts";
import { RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import type { OwnInfoFields, UserInfoFields } from "../user-info-form.ts";

type OwnProps = { field: FieldOf<OwnInfoFields>; email: string; timeZones: string[] };
type Props = OwnProps & { field: FieldOf<UserInfoFields> };

const densityOptions = [
  { value: "comfortable", label: "Comfortable" },
  { value: "compact", label: "Compact: more rows on the screen" },
];

export function UserInfoFieldsets({ field, email, timeZones }: Props) {
  const { label: legend, ...density } = field("density");
  return (
    <>
      <NameAndEmail field={field} email={email} />
      <ImageField image={field("image")} kept={field("imageId")} />
      <Field {...field("phoneNumber")} type="tel" autoComplete="tel" />
      <Zone field={field} timeZones={timeZones} />
      <Units field={field} />
      <Select {...field("roundingStep")} options={roundingOptions} />
      <RadioGroup {...density} legend={legend} options={densityOptions} />
    </>
  );
}

export function OwnInfoFieldsets({ field, email, timeZones }: OwnProps) {
  return (
    <>
      <NameAndEmail field={field} email={email} />
      <Zone field={field} timeZones={timeZones} />
    </>
  );
}

function NameAndEmail({ field, email }: Pick<OwnProps, "field" | "email">) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("firstName")} autoComplete="given-name" />
        <Field {...field("lastName")} autoComplete="family-name" />
      </div>
      <div className="field">
        <label className="label" htmlFor="user-info-email">
          Email
        </label>
        <input id="user-info-email" className="input bg-sunken" type="email" value={email} readOnly />
      </div>
    </>
  );
}

function Zone({ field, timeZones }: Pick<OwnProps, "field" | "timeZones">) {
  return <Select {...field("timeZone")} emptyLabel="Use the browser’s time zone" options={timeZones.map(zoneOption)} />;
}

type UnitField = FieldOf<Pick<UserInfoFields, "weightUnit" | "distanceUnit" | "heightUnit" | "velocityUnit">>;

export function Units({
  field,
  hint = "New parts of a workout start with these units.",
}: {
  field: UnitField;
  hint?: string;
}) {
  return (
    <Group legend="Preferred units" hint={hint}>
      <Select {...field("weightUnit")} options={unitOptions("weight")} />
      <Select {...field("distanceUnit")} options={unitOptions("distance")} />
      <Select {...field("heightUnit")} options={unitOptions("height")} />
      <Select {...field("velocityUnit")} options={unitOptions("velocity")} />
    </Group>
  );
}

function Group({ legend, hint, children }: { legend: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="field" aria-describedby="units-hint">
      <legend className="label">{legend}</legend>
      <p id="units-hint" className="hint">
        {hint}
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">{children}</div>
    </fieldset>
  );
}

export function unitOptions(category: keyof typeof unitChoices) {
  return unitChoices[category].map((unit) => ({ value: unit, label: unitName(unit) }));
}

function zoneOption(zone: string) {
  return { value: zone, label: zone.replaceAll("_", " ") };
}
