import type { ReactNode } from "react";
import { CheckboxGroup, RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { FormDialog } from "#app/ui/forms/data-form.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import { type PostFields, postForm } from "../form.ts";
import { categoryOptions } from "../list.ts";

const covers = [
  { value: "image", label: "Image" },
  { value: "video", label: "Video" },
];

export function PostDialog(props: { title: string; closeTo: string; actions?: ReactNode }) {
  return (
    <FormDialog form={postForm} submit="Submit" pending="Checking…" width="l" {...props}>
      {(field) => (
        <>
          <Field {...field("title")} autoComplete="off" />
          <Categories field={field} />
          <TextArea {...field("description")} rows={8} />
          <Cover field={field} />
        </>
      )}
    </FormDialog>
  );
}

function Categories({ field }: { field: FieldOf<PostFields> }) {
  const { label, ...rest } = field("categories");
  return <CheckboxGroup {...rest} legend={label} columns={2} options={categoryOptions} />;
}

/** Without script, CSS shows the chosen one; the other keeps its input. */
function Cover({ field }: { field: FieldOf<PostFields> }) {
  const { label, ...rest } = field("cover");
  return (
    <div className="group grid gap-4">
      <RadioGroup {...rest} legend={label} options={covers} />
      <div className="[.group:not(:has([value=video]:checked))_&]:hidden">
        <Field {...field("videoUrl")} inputMode="url" autoComplete="off" />
      </div>
      <div className="[.group:has([value=video]:checked)_&]:hidden">
        <ImageField image={field("image")} kept={field("imageId")} />
      </div>
    </div>
  );
}
