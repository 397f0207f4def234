import { CheckboxGroup, RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { type FieldOf, fieldsOf } from "#app/ui/forms/form-page.ts";
import { ImageUpload } from "#app/ui/forms/image-upload.tsx";
import { ManyFilter } from "#app/ui/lists/many-filter.tsx";
import {
  categories,
  difficulties,
  formulas,
  refusedSample,
  type SampleFields,
  sampleForm,
  wrongSample,
} from "./sample-form.ts";
import { Section, Specimen } from "./section.tsx";

const choices = categories.map(toOption);
const first = categories[0] ?? "";

export function FieldsSection() {
  return (
    <Section title="Fields">
      <div className="gallery-columns">
        <Specimen name="A form: post it empty to see the error summary">
          <DataForm form={sampleForm} submit="Save">
            {(field) => <AllFields field={field} image={null} />}
          </DataForm>
        </Specimen>
        <Specimen name="Every field in error">
          <div id={wrongSample.id} className="form">
            <AllFields field={fieldsOf(wrongSample, {}, refusedSample)} image={{ url: "/favicon.svg" }} />
          </div>
        </Specimen>
      </div>
      <Specimen name="A filter of several choices">
        <ManyFilter label="Filter categories" none="All categories" name="any" value={first} options={choices} />
      </Specimen>
    </Section>
  );
}

function AllFields({ field, image }: { field: FieldOf<SampleFields>; image: { url: string } | null }) {
  const { label: categoriesLegend, ...categoriesField } = field("categories");
  const { label: formulaLegend, ...formulaField } = field("formula");
  return (
    <>
      <Field {...field("name")} />
      <Field {...field("email")} type="email" autoComplete="off" />
      <Field {...field("password")} type="password" autoComplete="new-password" />
      <Field {...field("rounds")} type="number" />
      <Field {...field("startDate")} type="date" />
      <Field {...field("video")} type="url" />
      <TextArea {...field("description")} />
      <Select {...field("difficulty")} options={difficulties.map(toOption)} emptyLabel="Choose a difficulty" />
      <CheckboxGroup {...categoriesField} legend={categoriesLegend} options={categories.map(toOption)} columns={2} />
      <RadioGroup {...formulaField} legend={formulaLegend} options={formulas.map(toOption)} />
      <Checkbox {...field("agreed")} />
      <ImageUpload {...field("image")} current={image} />
    </>
  );
}

function toOption(label: string) {
  return { label, value: label };
}
