import { DataForm } from "#app/ui/forms/data-form.tsx";
import { FieldError } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import { insteadForm } from "../workout-form.ts";
import { trainScreen } from "./look.ts";

type Props = { name: string; asked: string; found: { id: string; name: string }[]; back: string };

export function InsteadPage({ name, asked, found, back }: Props) {
  return (
    <div className={trainScreen}>
      <div>
        <a href={back} className="inline-flex min-h-12 items-center">
          Back to the workout
        </a>
        <h1>{`Instead of ${name}`}</h1>
        <p className="text-ink-2">Only this time, and only for you. Your coach sees what you did instead.</p>
      </div>
      <form method="get" className="flex flex-wrap items-end gap-2">
        <label className="field min-w-0 flex-1">
          <span className="label">Search exercises</span>
          <input className="input" type="search" name="search" defaultValue={asked} />
        </label>
        <button type="submit" className="btn">
          Search
        </button>
      </form>
      {found.length === 0 ? <p>No exercise has this name. Search for another one.</p> : <Choices found={found} />}
    </div>
  );
}

function Choices({ found }: Pick<Props, "found">) {
  return (
    <DataForm form={insteadForm} submit="Do this instead">
      {(field) => {
        const { meta } = field("exercise");
        return (
          <>
            <input type="hidden" name="occurrence" value={asText(field("occurrence").meta.initialValue)} />
            <fieldset className="card divide-y divide-line px-4">
              <legend className="sr-only">Exercise</legend>
              {found.map(({ id, name }, at) => (
                <label key={id} className="flex min-h-14 items-center gap-3 wrap-anywhere">
                  <input
                    type="radio"
                    className="size-6 flex-none"
                    id={at === 0 ? meta.id : undefined}
                    name={meta.name}
                    value={id}
                    defaultChecked={meta.initialValue === id}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
            <FieldError meta={meta} />
          </>
        );
      }}
    </DataForm>
  );
}
