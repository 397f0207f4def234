import { useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { optionsOf } from "#app/domain/forms/options.ts";
import { subcategoriesForm, subcategoriesInput } from "#app/features/exercises/categories/forms.ts";
import { saveSubcategories } from "#app/features/exercises/categories/mutations.server.ts";
import { libraryOptions } from "#app/features/exercises/library.server.ts";
import { NamesDialog } from "#app/features/exercises/ui/names-form.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Select } from "#app/ui/forms/field.tsx";
import type { LibraryOutlet } from "./library.tsx";

// why: after a rejection the names must be current, since others may have changed them
export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = formLoader(subcategoriesForm, "exerciseCategory:manage", async (ctx) => ({
  starts: {},
  categories: (await libraryOptions(ctx)).categories,
}));

export const action = formAction(subcategoriesForm, "exerciseCategory:manage", {
  run: (ctx, values, { attempt }) => saveSubcategories(ctx, subcategoriesInput(values, attempt())),
  // why: Add stays for more, Save is finished
  done: (_, { search }, { add }) => ({
    to: (add ? paths.exerciseSubcategories() : paths.exercises()) + search,
    message: "Subcategories saved!",
  }),
});

export const meta = pageTitle("Subcategories");

export default function Subcategories() {
  const { categories } = useLoaderData<typeof loader>();
  const { back } = useOutletContext<LibraryOutlet>();
  const { search } = useLocation();
  const groups = categories.map(({ id, name, subcategories }) => ({ id, heading: name, items: subcategories }));
  return (
    <NamesDialog
      form={subcategoriesForm}
      title="Subcategories"
      groups={groups.filter(({ items }) => items.length > 0)}
      place={(field) => <Select {...field("addedCategory")} options={optionsOf(categories)} emptyLabel="Choose one" />}
      deleteTo={(id) => paths.deleteExerciseSubcategory(id) + search}
      closeTo={back}
    />
  );
}
