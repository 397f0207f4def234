import { useEffect, useId, useRef, useState } from "react";
import { alsoCalled } from "#app/domain/exercises/found.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import { RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { Field, Hidden } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import { asText } from "#app/ui/forms/form-field.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import type { ExerciseFields } from "../form.ts";
import type { SuggestedName } from "../views.ts";

type SuperiorProps = { field: FieldOf<ExerciseFields> };

/**
 * Chosen by typing, so that any size of library works without script; the server finds the name or offers similar ones.
 * Script adds suggestions.
 */
export function SuperiorFields({ field }: SuperiorProps) {
  const { names, suggest } = useSuggestedNames();
  const listId = useId();
  const named = field("superiorExercise");
  return (
    <div className="when-tracked superior-fields">
      <Hidden {...field("superiorExerciseId")} />
      <Field
        // why: when the server resolved a pick or a typing error, the box shows that name
        key={asText(named.meta.initialValue)}
        {...named}
        autoComplete="off"
        list={listId}
        onChange={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {names.map(({ name, called }) => (
          <option key={name} value={name} label={called === null ? undefined : alsoCalled(called)} />
        ))}
      </datalist>
      <Field {...field("superiorExercisePercentage")} inputMode="numeric" autoComplete="off" />
      <Suggestions {...field("superiorPick")} />
    </div>
  );
}

function Suggestions({ meta, label }: FieldProps) {
  if (!meta.offers?.length) return null;
  const none = { value: "", label: "None of these: search for the name above" };
  return <RadioGroup meta={meta} legend={label} options={[...meta.offers, none]} />;
}

const debounce = 500;
const minLetters = 2;

function useSuggestedNames() {
  const [names, setNames] = useState<SuggestedName[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggest(typed: string) {
    clearTimeout(timer.current);
    const search = typed.trim();
    if (search.length < minLetters) return;
    timer.current = setTimeout(
      async () => setNames((await fetchJson<SuggestedName[]>(paths.exerciseNames(search))) ?? []),
      debounce,
    );
  }
  return { names, suggest };
}
