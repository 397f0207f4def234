import { paths } from "#app/paths.ts";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { ImageUpload } from "#app/ui/image-upload.tsx";
import { asText } from "#app/ui/server-form.ts";
import type { DurationLock } from "../span-rules.ts";
import type { ProgramFormFields } from "./program-form.ts";
import { SpanFields } from "./span-fields.tsx";

type Named = { id: string; name: string };

export type ProgramChoices = { difficulties: Named[]; folders: Named[]; today: string };

type FieldsProps = ProgramChoices & {
  fields: ProgramFormFields;
  lock: DurationLock;
  /** The start date that the program has, which may stay although it is past. */
  standingStart?: string | null;
};

/** The fields of the program details dialog, for a new program and for one that stands. */
export function ProgramFields({ fields, difficulties, folders, ...span }: FieldsProps) {
  const imageId = asText(fields.imageId.initialValue);
  return (
    <>
      <Field meta={fields.programName} label="Program name*" autoComplete="off" maxLength={200} />
      <Select meta={fields.difficulty} label="Difficulty*" options={optionsOf(difficulties)} emptyLabel="Choose one" />
      <SpanFields fields={fields} {...span} />
      {folders.length > 0 && (
        <Select meta={fields.folder} label="Folder" options={optionsOf(folders)} emptyLabel="Without a folder" />
      )}
      <Field meta={fields.shortDescription} label="Short description" autoComplete="off" maxLength={300} />
      <TextArea meta={fields.description} label="Description" rows={4} maxLength={5000} />
      <input type="hidden" name="imageId" value={imageId} />
      <ImageUpload
        // why: a file that was stored or refused must not be sent again with the next post
        key={`${imageId} ${fields.image.errors}`}
        meta={fields.image}
        label="Image"
        hint="A picture in 4:3 looks best."
        current={imageId ? { url: paths.file(imageId, 480) } : null}
      />
    </>
  );
}

function optionsOf(named: Named[]) {
  return named.map(({ id, name }) => ({ value: id, label: name }));
}
