import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { ConfirmSubmit, DefaultSubmit } from "#app/ui/confirm-submit.tsx";
import { Hidden } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import type { LibraryOptions, Suggestion } from "../views.ts";
import { ExerciseFields } from "./exercise-fields.tsx";
import type { ExerciseForm as Values } from "./exercise-form-values.ts";

/** What the action answered: the form refused, or with the question over it. */
export type ExerciseAnswer = { result: SubmissionResult<string[]>; asked?: boolean; suggestions?: Suggestion[] };

type FormProps = {
  defaults: Partial<Values>;
  answer: ExerciseAnswer | undefined;
  options: LibraryOptions;
  cancelTo: string;
  /** What else can be done with the exercise. */
  children?: ReactNode;
};

/** The exercise form, which asks before it acts. */
export function ExerciseForm({ defaults, answer, options, cancelTo, children }: FormProps) {
  const [form, fields] = useServerForm<Values>({
    id: "exercise",
    lastResult: answer?.result,
    defaultValue: defaults,
  });
  return (
    <PageForm form={form} encType="multipart/form-data">
      <DefaultSubmit />
      {defaults.id && <Hidden meta={fields.id} />}
      <ExerciseFields fields={fields} options={options} suggestions={answer?.suggestions ?? []} />
      <div className="actions">
        {children}
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton pendingLabel="Checking…">Submit</SubmitButton>
      </div>
      <ConfirmSubmit question="Are you sure you want to submit Exercise?" asked={answer?.asked ? answer : null} />
    </PageForm>
  );
}
