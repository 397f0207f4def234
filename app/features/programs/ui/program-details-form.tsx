import type { SubmissionResult } from "@conform-to/react";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { ConfirmSubmit, DefaultSubmit } from "#app/ui/confirm-submit.tsx";
import { Hidden } from "#app/ui/field.tsx";
import { PageForm, useServerForm } from "#app/ui/form.tsx";
import type { DurationLock } from "../span-rules.ts";
import { type ProgramChoices, ProgramFields } from "./program-fields.tsx";
import type { ProgramForm } from "./program-form.ts";

/** What the action answered: the form refused, or with the question over it. */
export type ProgramAnswer = { result: SubmissionResult<string[]>; asked?: boolean };

type DetailsProps = {
  defaults: Partial<ProgramForm>;
  answer: ProgramAnswer | undefined;
  choices: ProgramChoices;
  cancelTo: string;
  standing?: { startDate: string | null; lock: DurationLock };
};

const nothingStands = { startDate: null, lock: 1 } as const;

/** The program details form, which asks before it acts. */
export function ProgramDetailsForm({ defaults, answer, choices, cancelTo, standing = nothingStands }: DetailsProps) {
  const [form, fields] = useServerForm<ProgramForm>({
    id: "program",
    lastResult: answer?.result,
    defaultValue: defaults,
  });
  return (
    <PageForm form={form} encType="multipart/form-data">
      <DefaultSubmit />
      <Hidden meta={fields.id} />
      <ProgramFields fields={fields} {...choices} lock={standing.lock} standingStart={standing.startDate} />
      <div className="actions">
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton pendingLabel="Checking…">Submit</SubmitButton>
      </div>
      <ConfirmSubmit question="Are you sure you want to submit Program?" asked={answer?.asked ? answer : null} />
    </PageForm>
  );
}
