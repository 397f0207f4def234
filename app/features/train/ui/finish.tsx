import { effortNames } from "#app/domain/completions/effort.ts";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import { FieldError, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import { finishForm } from "../workout-form.ts";
import { trainScreen } from "./look.ts";

export function FinishPage({ title, back }: { title: string; back: string }) {
  return (
    <div className={trainScreen}>
      <div>
        <a href={back} className="inline-flex min-h-12 items-center">
          {`Back to ${title}`}
        </a>
        <h1>How did it go?</h1>
      </div>
      <DataForm form={finishForm} submit="Finish workout">
        {(field) => (
          <>
            <input type="hidden" name="occurrence" value={asText(field("occurrence").meta.initialValue)} />
            <Ratings field={field("sessionRpe")} />
            <Field {...field("minutes")} inputMode="numeric" autoComplete="off" />
            <TextArea {...field("comment")} label="Comment for your coach" rows={3} />
            <ImageField image={field("image")} kept={field("imageId")} />
            <Checkbox {...field("successfullyCompleted")} label="I did the workout as planned" />
          </>
        )}
      </DataForm>
    </div>
  );
}

const ratingLook =
  "grid h-12 place-items-center rounded-m border border-line-strong text-lg [:checked~&]:bg-ink [:checked~&]:font-bold " +
  "[:checked~&]:text-card [:focus-visible~&]:outline-3 [:focus-visible~&]:outline-focus";

function Ratings({ field: { meta } }: { field: FieldProps }) {
  return (
    <fieldset className="card grid gap-2 p-4">
      <legend className="float-left w-full text-lg font-semibold">How hard was it?</legend>
      <div className="relative clear-both grid grid-cols-6 gap-0.5 pt-9">
        {effortNames.map((words, value) => (
          <label key={words} className="relative grid has-checked:static">
            <input
              className="absolute inset-0 size-full opacity-0"
              type="radio"
              name={meta.name}
              value={value}
              defaultChecked={meta.initialValue === String(value)}
              id={value === 0 ? meta.id : undefined}
            />
            <span className={ratingLook}>{value}</span>
            <em className="absolute start-0 top-0 font-semibold not-italic opacity-0 [:checked~&]:opacity-100">
              {words}
            </em>
          </label>
        ))}
      </div>
      <p className="flex justify-between text-ink-2" aria-hidden="true">
        <span>0 rest</span>
        <span>5 hard</span>
        <span>10 maximal</span>
      </p>
      <FieldError meta={meta} />
    </fieldset>
  );
}
