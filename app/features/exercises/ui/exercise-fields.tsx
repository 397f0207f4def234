import { optionsOf } from "#app/domain/forms/options.ts";
import { formulaNames, oneRepetitionMaximumFormulas } from "#app/domain/strength/one-repetition-maximum.ts";
import { categoryName } from "#app/domain/trackables/names.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { Field, Select, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { ImageField } from "#app/ui/forms/image-upload.tsx";
import { OrderedChoices } from "#app/ui/forms/ordered-choices.tsx";
import type { ExerciseFields } from "../form.ts";
import type { LibraryOptions } from "../views.ts";
import { CategoryPicker } from "./category-picker.tsx";
import { SuperiorFields } from "./superior-fields.tsx";
import { VideoField } from "./video-field.tsx";

type FieldsProps = { field: FieldOf<ExerciseFields>; options: LibraryOptions };

/**
 * The stylesheet (exercises.css) shows the formula while Weight is ticked, and the superior exercise while anything is,
 * so it works without script.
 */
export function ExerciseFieldset({ field, options }: FieldsProps) {
  const { difficulties, categories } = options;
  const { label, ...tracked } = field("trackableCategories");
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
      <div className={column}>
        <Field {...field("name")} autoComplete="off" />
        <Select {...field("difficulty")} options={optionsOf(difficulties)} emptyLabel="Choose one" />
        <TextArea {...field("description")} rows={3} />
        <CategoryPicker categories={categories} chosen={field("categories")} chosenWithin={field("subcategories")} />
        <TextArea {...field("otherNames")} rows={2} autoComplete="off" />
      </div>
      <div className={column}>
        <OrderedChoices {...tracked} legend={label} options={trackableOptions} />
        <div className="when-weight">
          <Select {...field("oneRepetitionMaxFormula")} options={formulaOptions} emptyLabel="Without a formula" />
        </div>
        <SuperiorFields field={field} />
        <VideoField {...field("videoUrl")} />
        <ImageField image={field("image")} kept={field("imageId")} />
      </div>
    </div>
  );
}

const column = "grid min-w-0 gap-4";

const formulaOptions = oneRepetitionMaximumFormulas.map((formula) => ({
  value: formula,
  label: formulaNames[formula],
}));

const trackableOptions = trackableCategories.map((category) => ({ value: category, label: categoryName(category) }));
