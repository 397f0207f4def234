import { choice, defineForm, rows, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { noName, noNameOrCategory } from "#app/features/exercises/add-hints.ts";

const name = { max: 100, tooLong: "A name can have at most 100 characters" };

const fields = {
  items: rows({ ...name, required: noName }),
  addedName: text({ ...name, label: "Name" }),
  /** The button Add, which makes the new name required. */
  add: tick({ label: "Add" }),
};

export type NamesFields = typeof fields;

export const categoriesForm = defineForm({
  id: "categories",
  size: "list",
  fields,
  cross: ({ add, addedName }) => ({ addedName: add && addedName === "" ? noName : null }),
});

export const subcategoriesForm = defineForm({
  id: "subcategories",
  size: "list",
  fields: { ...fields, addedCategory: choice({ label: "Category", wrong: noNameOrCategory }) },
  cross({ add, addedName, addedCategory }) {
    const isBegun = add || addedName !== "";
    if (!isBegun || (addedName !== "" && addedCategory !== "")) return {};
    return addedName === "" ? { addedName: noNameOrCategory } : { addedCategory: noNameOrCategory };
  },
});

export type SubcategoriesFields = typeof subcategoriesForm.fields;

type Typed = Pick<ValuesOf<NamesFields>, "items" | "addedName">;
export type CategoriesInput = ReturnType<typeof categoriesInput>;
export type SubcategoriesInput = ReturnType<typeof subcategoriesInput>;

export function categoriesInput({ items, addedName }: Typed, id: string) {
  return { items, added: addedName === "" ? null : { id, name: addedName } };
}

export function subcategoriesInput(typed: Typed & { addedCategory: string }, id: string) {
  const { items, added } = categoriesInput(typed, id);
  return { items, added: added && { ...added, categoryId: typed.addedCategory } };
}
