import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { TextArea } from "#app/ui/forms/field.tsx";
import { controlProps, FieldFrame, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { useLast } from "#app/ui/forms/image-upload.tsx";
import { uploadForm } from "../import/form.ts";

export function ImportUpload({ closeTo }: { closeTo: string }) {
  return (
    <FormDialog form={uploadForm} title="Import clients" closeTo={closeTo} submit="Read the file" pending="Reading…">
      {(field) => (
        <>
          <p>Before anybody is invited, you see who is in the file and what can’t be read.</p>
          <FileInput {...field("file")} />
          <TextArea
            {...field("text")}
            rows={6}
            placeholder={"Name, E-mail, Group\nAna Kos, ana@example.com, Runners"}
          />
        </>
      )}
    </FormDialog>
  );
}

function FileInput({ meta, label, hint }: FieldProps) {
  const refusal = useLast(meta.errors?.join(" "));
  return (
    <FieldFrame meta={meta} label={label} hint={hint}>
      <input
        // why: a rejected file must not be sent again with pasted lines
        key={refusal}
        type="file"
        className="input file:mr-3 file:rounded-s file:bg-sunken file:px-2 file:py-0.5 file:text-sm file:font-semibold"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        {...controlProps(meta, hint)}
      />
    </FieldFrame>
  );
}
