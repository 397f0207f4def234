import { maxSoreness, muscleIds, muscles } from "#app/domain/readiness/muscles.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { describedBy, FieldError, FieldHint } from "#app/ui/forms/field-frame.tsx";
import { type FormField, isChosen } from "#app/ui/forms/form-field.ts";
import { responseForm, sorenessValue, unanswered } from "../form.ts";
import type { QuestionView } from "../views.ts";

type Props = { client: string; questions: readonly QuestionView[]; today: string; closeTo: string };

export function ResponseDialog({ client, questions, today, closeTo }: Props) {
  return (
    <FormDialog form={responseForm} title={`Readiness of ${client}`} submit="Save" closeTo={closeTo} width="l">
      {(field) => (
        <>
          <Field
            {...field("on")}
            type="date"
            max={today}
            hint="Answers already saved for this day are replaced."
            required
          />
          <Several meta={field("answers").meta} legend="Questions" lists={questions.map(listOfQuestion)} />
          <details open={isSomewhereSore(field("muscles").meta)}>
            <summary className="label w-fit">Sore muscles</summary>
            <Several
              meta={field("muscles").meta}
              legend="How sore each is"
              hint={`From 1 to ${maxSoreness}; above 5 is painful.`}
              lists={muscleLists}
            />
          </details>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field("bodyWeight")} inputMode="decimal" autoComplete="off" />
            <Field {...field("bodyFat")} inputMode="decimal" autoComplete="off" />
          </div>
          <TextArea {...field("comment")} rows={3} />
        </>
      )}
    </FormDialog>
  );
}

type OneList = { id: string; label: string; options: { value: string; label: string }[] };

function listOfQuestion({ id, text, answers }: QuestionView): OneList {
  const none = { value: unanswered, label: "Not answered" };
  return { id, label: text, options: [none, ...answers.map((answer) => ({ value: answer.id, label: answer.text }))] };
}

const muscleLists = muscleIds.map((muscle): OneList => {
  const levels = Array.from({ length: maxSoreness + 1 }, (_, level) => ({
    value: sorenessValue(muscle, level),
    label: level === 0 ? "None" : String(level),
  }));
  return { id: muscle, label: muscles[muscle].name, options: levels };
});

/** After a rejection, the chosen muscles stay unfolded. */
function isSomewhereSore({ initialValue }: FormField) {
  return Array.isArray(initialValue) && initialValue.some((value) => !String(value).endsWith(" 0"));
}

type SeveralProps = { meta: FormField; legend: string; hint?: string; lists: readonly OneList[] };

function Several({ meta, legend, hint, lists }: SeveralProps) {
  return (
    <fieldset className="field" aria-describedby={describedBy(meta, hint)}>
      <legend className="label mb-1">{legend}</legend>
      <FieldHint meta={meta} hint={hint} />
      <div className="grid gap-3 sm:grid-cols-2">
        {lists.map(({ id, label, options }, index) => (
          <label key={id} className="field">
            <span className="text-sm">{label}</span>
            <select
              id={index === 0 ? meta.id : undefined}
              name={meta.name}
              className="input"
              defaultValue={options.find(({ value }) => isChosen(meta.initialValue, value))?.value}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}
