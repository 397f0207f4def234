import { timeUnitCodes } from "#app/domain/schedule/span.ts";
import { Checkbox, Field, Select } from "#app/ui/field.tsx";
import { asText } from "#app/ui/server-form.ts";
import { type DurationLock, durationIsLocked, typeIsLocked } from "../span-rules.ts";
import type { ProgramFormFields } from "./program-form.ts";

type SpanProps = {
  fields: Pick<ProgramFormFields, "continuous" | "duration" | "timeUnit" | "startDate">;
  today: string;
  lock: DurationLock;
  standingStart?: string | null;
};

const unitNames = { D: "Days", W: "Weeks", M: "Months", Y: "Years" };
const timeUnits = timeUnitCodes.map((code) => ({ value: code, label: unitNames[code] }));

// why: a field that does not apply is hidden by the stylesheet alone, but never one that the browser finds wrong,
// since it would keep the form from being sent without anyone seeing why
const forFixed = "group-has-[[name=continuous]:checked]/span:not-has-[:invalid]:hidden";
const forContinuous = "group-not-has-[[name=continuous]:checked]/span:not-has-[:invalid]:hidden";

/** How long the program is: a number of units, or from a start date on. What is locked is shown, and posted as it is. */
export function SpanFields({ fields, today, lock, standingStart }: SpanProps) {
  const isLocked = lock === 3;
  const look = isLocked ? "input bg-sunken text-ink-2" : "input";
  return (
    <div className="group/span form">
      <Continuous meta={fields.continuous} lock={lock} />
      <div className={`grid gap-4 sm:grid-cols-2 ${isLocked ? "items-end" : "items-start"} ${forFixed}`}>
        <Field
          meta={fields.duration}
          label="Program duration*"
          hint={isLocked ? durationIsLocked : undefined}
          type="number"
          inputMode="numeric"
          step="any"
          readOnly={isLocked}
          className={look}
        />
        <Select
          meta={fields.timeUnit}
          label="Time unit*"
          options={timeUnits}
          emptyLabel="Choose one"
          disabled={isLocked}
          className={look}
        />
        {isLocked && <Posted name="timeUnit" value={asText(fields.timeUnit.initialValue)} />}
      </div>
      <div className={forContinuous}>
        <Field meta={fields.startDate} label="Start date*" type="date" min={earlier(today, standingStart)} />
      </div>
    </div>
  );
}

function Continuous({ meta, lock }: { meta: SpanProps["fields"]["continuous"]; lock: DurationLock }) {
  const isOn = asText(meta.initialValue) === "on";
  const hint = lock === 3 && isOn ? durationIsLocked : lock === 2 ? typeIsLocked : undefined;
  return (
    <>
      <Checkbox
        meta={meta}
        label="Continuous program"
        hint={hint ?? "It starts on a date and has no end."}
        disabled={lock > 1}
      />
      {lock > 1 && isOn && <Posted name="continuous" value="on" />}
    </>
  );
}

/** Browsers leave out what is disabled. */
function Posted({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

function earlier(today: string, standing: string | null | undefined) {
  return standing && standing < today ? standing : today;
}
