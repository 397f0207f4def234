import type { ReactNode } from "react";
import type { Form } from "#app/domain/forms/form.ts";
import type { Problems } from "#app/domain/forms/result.ts";
import type { NamesFields } from "#app/features/exercises/categories/forms.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { Vanish } from "#app/ui/elements/vanish.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { FieldProps } from "#app/ui/forms/field-frame.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { addHints } from "../add-hints.ts";
import { type NameGroup, NameList } from "./name-list.tsx";

type NamesProps<F extends NamesFields> = {
  form: Form<F, undefined>;
  title: string;
  groups: NameGroup[];
  place?: (field: FieldOf<F>) => ReactNode;
  deleteTo: (id: string) => string;
  closeTo: string;
};

/** Add and Save post the same form, so that neither loses input. */
export function NamesDialog<F extends NamesFields>(props: NamesProps<F>) {
  const { form, title, groups, place, deleteTo, closeTo } = props;
  return (
    <FormDialog form={form} title={title} submit="Save" closeTo={closeTo} passing={addHints}>
      {(field, { problems, errorsOf }) => (
        <>
          <div className="add-name">
            <Field {...withoutHints(field("addedName"))} autoComplete="off" maxLength={100} />
            {place?.((name) => withoutHints(field(name)))}
            <Button name="add" value="on">
              Add
            </Button>
          </div>
          <Vanish by={problems}>{hintIn(problems)}</Vanish>
          <NameList
            formId={form.id}
            groups={groups}
            typed={field("items").meta.initialValue}
            errorsOf={errorsOf}
            deleteTo={deleteTo}
          />
        </>
      )}
    </FormDialog>
  );
}

function withoutHints({ meta, ...field }: FieldProps): FieldProps {
  const errors = meta.errors?.filter((message) => !addHints.includes(message));
  return { ...field, meta: { ...meta, errors: errors?.length ? errors : undefined } };
}

function hintIn(problems: Problems | null) {
  const { addedName = [], addedCategory = [] } = problems ?? {};
  return [...addedName, ...addedCategory].find((message) => addHints.includes(message));
}
