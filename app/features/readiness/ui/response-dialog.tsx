import { maxSoreness } from "#app/domain/readiness/muscles.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { responseForm } from "../form.ts";
import type { QuestionView } from "../views.ts";
import { isSomewhereSore, listOfQuestion, muscleLists, Several } from "./several.tsx";

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
