import { formulaNames, oneRepetitionMaximumFormulas } from "#app/domain/strength/one-repetition-maximum.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { type TrackableCategory, trackableCategories } from "#app/domain/trackables/table.ts";
import { paths } from "#app/paths.ts";
import { CheckboxGroup } from "#app/ui/choice-group.tsx";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { ImageUpload } from "#app/ui/image-upload.tsx";
import { asText, type FormField, isChosen } from "#app/ui/server-form.ts";
import type { LibraryOptions, Suggestion } from "../views.ts";
import { CategoryPicker } from "./category-picker.tsx";
import type { ExerciseFormFields } from "./exercise-form-values.ts";
import { toOptions } from "./options.ts";
import { SuperiorFields } from "./superior-fields.tsx";
import { VideoField } from "./video-field.tsx";

type FieldsProps = { fields: ExerciseFormFields; options: LibraryOptions; suggestions: Suggestion[] };

/**
 * The fields of the exercise dialog. The formula shows while Weight is ticked, the superior exercise while anything
 * is: the stylesheet does it (exercises.css), so it is so without script, too.
 */
export function ExerciseFields({ fields, options, suggestions }: FieldsProps) {
  const { difficulties, categories } = options;
  return (
    <>
      <Field meta={fields.name} label="Name*" autoComplete="off" maxLength={200} />
      <Select meta={fields.difficulty} label="Difficulty*" options={toOptions(difficulties)} emptyLabel="Choose one" />
      <TextArea meta={fields.description} label="Description" rows={3} maxLength={2000} />
      <CategoryPicker
        categories={categories}
        categoryField={fields.categories}
        subcategoryField={fields.subcategories}
      />
      <CheckboxGroup
        meta={fields.trackableCategories}
        legend="Trackable categories"
        hint="What can be measured, in the order of the columns: the first two are shown first."
        columns={3}
        options={trackableOptions(fields.trackableCategories)}
      />
      <div className="when-weight">
        <Select
          meta={fields.oneRepetitionMaxFormula}
          label="One-repetition-maximum formula"
          options={formulaOptions}
          emptyLabel="Without a formula"
        />
      </div>
      <SuperiorFields fields={fields} suggestions={suggestions} />
      <VideoField meta={fields.videoUrl} />
      <ImageField fields={fields} />
    </>
  );
}

const formulaOptions = oneRepetitionMaximumFormulas.map((formula) => ({
  value: formula,
  label: formulaNames[formula],
}));

/** The ticked ones first and in their order, which is the order they are posted and stored in. */
function trackableOptions({ initialValue }: FormField) {
  const ticked = [initialValue].flat().map(asText);
  const place = (category: TrackableCategory) =>
    isChosen(initialValue, category) ? ticked.indexOf(category) : ticked.length;
  return trackableCategories
    .toSorted((a, b) => place(a) - place(b))
    .map((category) => ({ value: category, label: categoryName(category) }));
}

function ImageField({ fields }: Pick<FieldsProps, "fields">) {
  const imageId = asText(fields.imageId.initialValue);
  return (
    <>
      <input type="hidden" name="imageId" value={imageId} />
      <ImageUpload
        // why: a file that is stored now must not be sent again with the next post
        key={imageId}
        meta={fields.image}
        label="Image"
        hint="4:3 ratio recommended. JPEG, PNG, WebP or GIF, at most 10 MB."
        current={imageId ? { url: paths.file(imageId, 480) } : null}
      />
    </>
  );
}
