import { useLocation, useOutletContext } from "@remix-run/react";
import { subcategoriesForm, subcategoriesInput } from "#app/features/exercises/categories/forms.ts";
import { saveSubcategories } from "#app/features/exercises/categories/mutations.server.ts";
import { NamesDialog } from "#app/features/exercises/ui/names-form.tsx";
import { toOptions } from "#app/features/exercises/ui/options.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { Select } from "#app/ui/forms/field.tsx";
import type { LibraryOutlet } from "./library.tsx";

export const loader = formLoader(subcategoriesForm, "exerciseCategory:manage", () => ({ starts: {} }));

export const action = formAction(subcategoriesForm, "exerciseCategory:manage", {
  run: (ctx, values, { attempt }) => saveSubcategories(ctx, subcategoriesInput(values, attempt())),
  // why: who adds one may have more to add; who saves is done
  done: (_, { search }, { add }) => ({
    to: (add ? paths.exerciseSubcategories() : paths.exercises()) + search,
    say: "Subcategories saved!",
  }),
});

export const meta = pageTitle("Subcategories");

export default function Subcategories() {
  const { options, back } = useOutletContext<LibraryOutlet>();
  const { search } = useLocation();
  const groups = options.categories.map(({ id, name, subcategories }) => ({ id, heading: name, items: subcategories }));
  return (
    <NamesDialog
      form={subcategoriesForm}
      title="Subcategories"
      groups={groups.filter(({ items }) => items.length > 0)}
      place={(field) => (
        <Select {...field("addedCategory")} options={toOptions(options.categories)} emptyLabel="Choose one" />
      )}
      deleteTo={(id) => paths.deleteExerciseSubcategory(id) + search}
      closeTo={back}
    />
  );
}
