import { type Named, optionsOf } from "#app/domain/forms/options.ts";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import type { ProgramFields } from "../form.ts";
import type { DurationLock } from "../span-rules.ts";
import { SpanFields } from "./span-fields.tsx";

/** `earliest`: the first start date that may be chosen. */
export type ProgramChoices = { difficulties: Named[]; folders: Named[]; earliest: string };

type FieldsetProps = ProgramChoices & { field: FieldOf<ProgramFields>; lock: DurationLock };

/** The fields of the program details dialog, for a new program and for one that stands. */
export function ProgramFieldset({ field, difficulties, folders, earliest, lock }: FieldsetProps) {
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
