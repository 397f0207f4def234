import { durationIsLocked, timeUnitCodes } from "#app/domain/schedule/span.ts";
import { Checkbox, Field, Select } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { type ProgramFields, timeUnitNames } from "../form.ts";
import { type DurationLock, typeIsLocked } from "../span-rules.ts";

type SpanProps = { field: FieldOf<ProgramFields>; lock: DurationLock; earliest: string };

const timeUnits = timeUnitCodes.map((code) => ({ value: code, label: timeUnitNames[code] }));

// why: hidden by CSS, so that it works without script
const forFixed = "[.group:has([name=continuous]:checked)_&]:hidden";
const forContinuous = "[.group:not(:has([name=continuous]:checked))_&]:hidden";

/** Locked values are shown and posted unchanged. */
export function SpanFields({ field, lock, earliest }: SpanProps) {
  const isLocked = lock === 3;
  const className = isLocked ? "input bg-sunken text-ink-2" : "input";
  return (
    <div className="group form">
      <Continuous {...field("continuous")} lock={lock} />
      <div className={`grid gap-4 sm:grid-cols-2 ${isLocked ? "items-end" : "items-start"} ${forFixed}`}>
        <Field
          {...field("duration")}
          hint={isLocked ? durationIsLocked : field("duration").hint}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isLocked}
          className={className}
        />
        <Select
          {...field("timeUnit")}
          options={timeUnits}
          emptyLabel="Choose one"
          disabled={isLocked}
          className={className}
        />
        {isLocked && <Posted name="timeUnit" value={asText(field("timeUnit").meta.initialValue)} />}
      </div>
      <div className={forContinuous}>
        <Field {...field("startDate")} type="date" min={earliest} />
      </div>
    </div>
  );
}

function Continuous({ meta, label, hint, lock }: FieldProps & Pick<SpanProps, "lock">) {
  const isOn = asText(meta.initialValue) === "on";
  const locked = lock === 3 && isOn ? durationIsLocked : lock === 2 ? typeIsLocked : undefined;
  const words = [hint, locked ?? "It starts on a date and has no end."].filter(Boolean).join(" ");
  return (
    <>
      <Checkbox meta={meta} label={label} hint={words} disabled={lock > 1} />
      {lock > 1 && isOn && <Posted name="continuous" value="on" />}
    </>
  );
}

/** Browsers don't post disabled fields. */
function Posted({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
