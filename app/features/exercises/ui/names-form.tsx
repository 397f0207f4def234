import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { DefaultSubmit } from "#app/ui/confirm-submit.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import type { FormField, ServerForm } from "#app/ui/server-form.ts";
import { Vanish } from "#app/ui/vanish.tsx";
import { addHints } from "../add-hints.ts";
import { type NameGroup, NameList } from "./name-list.tsx";
import { type Named, toOptions } from "./options.ts";

export type NamesAnswer = { result: SubmissionResult<string[]> };
type Values = { items: Named[]; addedName: string; addedCategory?: string };

type NamesProps = {
  /** Of the form: unique on the page. */
  id: string;
  /** The id for a new one: the form's attempt key. */
  addedId: string;
  answer: NamesAnswer | undefined;
  groups: NameGroup[];
  /** Where a new one can stand; for subcategories. */
  categories?: Named[];
  deleteTo: (id: string) => string;
  cancelTo: string;
};

/**
 * A list of names that is saved as a whole, with a line for a new one. Add and Save post the same form, so that
 * nothing typed is lost by pressing either.
 */
export function NamesForm({ id, addedId, answer, groups, categories, deleteTo, cancelTo }: NamesProps) {
  const [form, fields] = useServerForm<Values>({ id, lastResult: answer?.result });
  const { hint, rest } = takeHint(form);
  useEmptiedAfterAdding(answer ? null : addedId, fields.addedName.id);
  return (
    <PageForm form={rest}>
      <DefaultSubmit />
      <input type="hidden" name="addedId" value={addedId} />
      <div className="add-name">
        <Field meta={shown(fields.addedName, rest)} label="Name" autoComplete="off" maxLength={100} />
        {categories && (
          <Select
            meta={shown(fields.addedCategory, rest)}
            label="Category"
            options={toOptions(categories)}
            emptyLabel="Choose one"
          />
        )}
        <Button name="add" value="yes">
          Add
        </Button>
      </div>
      <Vanish>{hint}</Vanish>
      <NameList
        formId={id}
        groups={groups}
        typed={fields.items.initialValue}
        problems={rest.problems}
        deleteTo={deleteTo}
      />
      <div className="actions">
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton>Save</SubmitButton>
      </div>
    </PageForm>
  );
}

/** What a new one lacks is a passing hint, and no error of the form. */
function takeHint(form: ServerForm) {
  const problems = Object.entries(form.problems ?? {});
  const isHint = ([name, messages]: [string, string[]]) =>
    name.startsWith("added") && messages.some((message) => addHints.includes(message));
  const others = problems.filter((problem) => !isHint(problem));
  const rest =
    others.length === problems.length ? form.problems : others.length > 0 ? Object.fromEntries(others) : null;
  return { hint: problems.find(isHint)?.[1].join(" "), rest: { ...form, problems: rest } };
}

function shown(field: FormField, { problems }: ServerForm): FormField {
  return { ...field, errors: problems?.[field.name] };
}

/** Once the new one is in the list, its line is empty for the next and has the focus. */
function useEmptiedAfterAdding(addedId: string | null, inputId: string) {
  const before = useRef(addedId);
  useEffect(() => {
    if (!addedId || before.current === addedId) return;
    before.current = addedId;
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = "";
    input.focus();
  }, [addedId, inputId]);
}
