import { type Named, optionsOf } from "#app/domain/forms/options.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import type { ProgramFields } from "../form.ts";
import { programForm } from "../form.ts";
import type { DurationLock } from "../span-rules.ts";
import { SpanFields } from "./span-fields.tsx";

type DialogProps = { title: string; closeTo: string; choices: ProgramChoices; lock: DurationLock };

export function ProgramDialog({ title, closeTo, choices, lock }: DialogProps) {
  return (
    <FormDialog form={programForm} title={title} submit="Submit" pending="Checking…" closeTo={closeTo}>
      {(field) => <ProgramFieldset field={field} lock={lock} {...choices} />}
    </FormDialog>
  );
}

type ProgramChoices = { difficulties: Named[]; folders: Named[]; earliest: string };

type FieldsetProps = ProgramChoices & { field: FieldOf<ProgramFields>; lock: DurationLock };

function ProgramFieldset({ field, difficulties, folders, earliest, lock }: FieldsetProps) {
  return (
    <>
      <Field {...field("programName")} autoComplete="off" />
      <Select {...field("difficulty")} options={optionsOf(difficulties)} emptyLabel="Choose one" />
      <SpanFields field={field} lock={lock} earliest={earliest} />
      {folders.length > 0 && <Select {...field("folder")} options={optionsOf(folders)} emptyLabel="Without a folder" />}
      <Field {...field("shortDescription")} autoComplete="off" />
      <TextArea {...field("description")} rows={4} />
      <ImageField image={field("image")} kept={field("imageId")} />
    </>
  );
}
