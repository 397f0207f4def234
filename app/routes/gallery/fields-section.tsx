import type { SubmissionResult } from "@conform-to/react";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { CheckboxGroup, RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { Checkbox, Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
import { ImageUpload } from "#app/ui/forms/image-upload.tsx";
import type { FieldsOf } from "#app/ui/forms/server-form.ts";
import type { Sample } from "./sample.server.ts";
import { Section, Specimen } from "./section.tsx";

type FieldsSectionProps = { lastResult?: SubmissionResult<string[]>; refused: SubmissionResult<string[]> };

export const difficulties = ["Beginner", "Intermediate", "Advanced"].map(toOption);
const formulas = ["Epley", "Brzycki", "Landers", "Lombardi", "O'Conner"].map(toOption);
const categories = [
  ...["Reps", "Weight", "Time", "Distance", "Height", "Velocity", "RPM", "Heart rate", "Heart rate zone"],
  ...["Calories", "RPE", "Peak power", "Peak velocity", "Time to peak velocity", "MAS", "Fastest time"],
].map(toOption);

export function FieldsSection({ lastResult, refused }: FieldsSectionProps) {
  const [form, fields] = useServerForm<Sample>({ id: "sample", lastResult });
  const [wrongForm, wrongFields] = useServerForm<Sample>({ id: "refused", lastResult: refused });
  return (
    <Section title="Fields">
      <div className="gallery-columns">
        <Specimen name="A form: post it empty to see the error summary">
          <PageForm form={form} encType="multipart/form-data">
            <SampleFields fields={fields} image={null} />
            <div className="actions">
              <SubmitButton>Save</SubmitButton>
            </div>
          </PageForm>
        </Specimen>
        <Specimen name="Every field in error">
          <form id={wrongForm.id} className="form">
            <SampleFields fields={wrongFields} image={{ url: "/favicon.svg" }} />
          </form>
        </Specimen>
      </div>
    </Section>
  );
}

function SampleFields({ fields, image }: { fields: FieldsOf<Sample>; image: { url: string } | null }) {
  return (
    <>
      <Field meta={fields.name} label="Name" hint="At most 20 characters." />
      <Field meta={fields.email} label="Email" type="email" autoComplete="off" />
      <Field meta={fields.password} label="Password" type="password" autoComplete="new-password" />
      <Field meta={fields.rounds} label="Rounds" type="number" hint="1 to 50." />
      <Field meta={fields.startDate} label="Start date" type="date" />
      <Field meta={fields.video} label="Video URL" type="url" />
      <TextArea meta={fields.description} label="Description" hint="What to look for." />
      <Select meta={fields.difficulty} label="Difficulty" options={difficulties} emptyLabel="Choose a difficulty" />
      <CheckboxGroup meta={fields.categories} legend="Trackable categories" options={categories} columns={2} />
      <RadioGroup meta={fields.formula} legend="One-repetition-max formula" options={formulas} />
      <Checkbox meta={fields.agreed} label="Continuous" hint="Runs until you end it." />
      <ImageUpload meta={fields.image} label="Image" hint="4:3 ratio recommended" current={image} />
    </>
  );
}

function toOption(label: string) {
  return { label, value: label };
}
