import { optionOf } from "#app/domain/forms/options.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { describedBy, FieldError, FieldHint, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import type { CategoryOption } from "../views.ts";

type PickerProps = { categories: CategoryOption[]; chosen: FieldProps; chosenWithin: FieldProps };

/**
 * The stylesheet shows subcategories while their category is ticked. The server ignores those of unticked categories.
 */
export function CategoryPicker({ categories, chosen, chosenWithin }: PickerProps) {
  const [categoryField, subcategoryField] = [chosen.meta, chosenWithin.meta];
  return (
    <fieldset className="field" aria-describedby={describedBy(categoryField, chosen.hint)}>
      <legend className="label">Categories*</legend>
      <FieldHint {...chosen} />
      <FieldHint meta={subcategoryField} hint={chosenWithin.hint && `Subcategories: ${chosenWithin.hint}`} />
      <ul className="category-picker">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Choice meta={categoryField} option={optionOf(category)} isFirst={index === 0} />
            <Subcategories category={category} field={subcategoryField} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <FieldError meta={categoryField} />
      <FieldError meta={subcategoryField} />
    </fieldset>
  );
}

type SubcategoriesProps = { category: CategoryOption; field: FormField; isFirst: boolean };

function Subcategories({ category, field, isFirst }: SubcategoriesProps) {
  if (category.subcategories.length === 0) return null;
  return (
    <fieldset className="subcategories">
      <legend>Subcategories of {category.name}</legend>
      {category.subcategories.map((subcategory, index) => (
        <Choice key={subcategory.id} meta={field} option={optionOf(subcategory)} isFirst={isFirst && index === 0} />
      ))}
    </fieldset>
  );
}
