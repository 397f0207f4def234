import { useEffect, useId, useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import { RadioGroup } from "#app/ui/choice-group.tsx";
import { fetchJson } from "#app/ui/fetch-json.ts";
import { Field } from "#app/ui/field.tsx";
import { asText } from "#app/ui/server-form.ts";
import type { Suggestion } from "../views.ts";
import type { ExerciseFormFields } from "./exercise-form-values.ts";

type SuperiorProps = {
  fields: ExerciseFormFields;
  /** Those that a name may have meant, when the server found none or several of that name. */
  suggestions: Suggestion[];
};

/**
 * The superior exercise is named by typing, so that a library of any size can be chosen from with and without script;
 * the server finds it by its name, or offers those it is like. With script, names are suggested on the way.
 */
export function SuperiorFields({ fields, suggestions }: SuperiorProps) {
  const { names, suggest } = useSuggestedNames();
  const listId = useId();
  return (
    <div className="when-tracked superior-fields">
      <input type="hidden" name="superiorExerciseId" value={asText(fields.superiorExerciseId.initialValue)} />
      <Field
        // why: when the server found whom a pick or a slip of a key meant, the box shows that name
        key={asText(fields.superiorExercise.initialValue)}
        meta={fields.superiorExercise}
        label="Superior exercise"
        hint="Whose maximum stands in while this one has none. Type its name."
        autoComplete="off"
        maxLength={200}
        list={listId}
        onChange={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        meta={fields.superiorExercisePercentage}
        label="Percentage"
        hint="Of its maximum, 1 to 1000"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <DidYouMean fields={fields} suggestions={suggestions} />
    </div>
  );
}

function DidYouMean({ fields, suggestions }: SuperiorProps) {
  if (suggestions.length === 0) return null;
  const options = suggestions.map(({ id, label }) => ({ value: id, label }));
  const none = { value: "", label: "None of them: look for the name above" };
  return <RadioGroup meta={fields.superiorPick} legend="Did you mean one of these?" options={[...options, none]} />;
}

const debounce = 500;
const fewestLetters = 2;

function useSuggestedNames() {
  const [names, setNames] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggest(typed: string) {
    clearTimeout(timer.current);
    const search = typed.trim();
    if (search.length < fewestLetters) return;
    timer.current = setTimeout(
      async () => setNames((await fetchJson<string[]>(paths.exerciseNames(search))) ?? []),
      debounce,
    );
  }
  return { names, suggest };
}
