import { maxSoreness, muscleIds, muscles } from "#app/domain/readiness/muscles.ts";
import { describedBy, FieldError, FieldHint } from "#app/ui/forms/field-frame.tsx";
import { type FormField, isChosen } from "#app/ui/forms/form-field.ts";
import { sorenessValue, unanswered } from "../form.ts";
import type { QuestionView } from "../views.ts";

type OneList = { id: string; label: string; options: { value: string; label: string }[] };

export function listOfQuestion({ id, text, answers }: QuestionView): OneList {
  const none = { value: unanswered, label: "Not answered" };
  return { id, label: text, options: [none, ...answers.map((answer) => ({ value: answer.id, label: answer.text }))] };
}

export const muscleLists = muscleIds.map((muscle): OneList => {
  const levels = Array.from({ length: maxSoreness + 1 }, (_, level) => ({
    value: sorenessValue(muscle, level),
    label: level === 0 ? "None" : String(level),
  }));
  return { id: muscle, label: muscles[muscle].name, options: levels };
});

/** After a rejection, the chosen muscles stay unfolded. */
export function isSomewhereSore({ initialValue }: FormField) {
  return Array.isArray(initialValue) && initialValue.some((value) => !String(value).endsWith(" 0"));
}

type SeveralProps = { meta: FormField; legend: string; hint?: string; lists: readonly OneList[] };

export function Several({ meta, legend, hint, lists }: SeveralProps) {
  return (
    <fieldset className="field" aria-describedby={describedBy(meta, hint)}>
      <legend className="label mb-1">{legend}</legend>
      <FieldHint meta={meta} hint={hint} />
      <div className="grid gap-3 sm:grid-cols-2">
        {lists.map((list, index) => (
          <OneSelect key={list.id} meta={meta} id={index === 0 ? meta.id : undefined} list={list} />
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}

type OneSelectProps = { meta: FormField; list: OneList; id?: string | undefined; lineId?: string; isRow?: boolean };

export function OneSelect({ meta, list: { label, options }, id, lineId, isRow }: OneSelectProps) {
  return (
    <label id={lineId} className={isRow ? "flex items-center gap-3 py-1 target:bg-sunken" : "field"}>
      <span className={isRow ? "min-w-0 flex-1" : "text-sm"}>{label}</span>
      <select
        id={id}
        name={meta.name}
        className={isRow ? "input max-w-24" : "input"}
        defaultValue={options.find(({ value }) => isChosen(meta.initialValue, value))?.value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
