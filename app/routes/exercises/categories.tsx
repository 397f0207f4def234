import { useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { categoriesForm, categoriesInput } from "#app/features/exercises/categories/forms.ts";
import { saveCategories } from "#app/features/exercises/categories/mutations.server.ts";
import { libraryOptions } from "#app/features/exercises/library.server.ts";
import { NamesDialog } from "#app/features/exercises/ui/names-form.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";

// why: after a rejection the names must be current, since others may have changed them
export { alsoWhenRefused as shouldRevalidate } from "#app/ui/forms/also-when-refused.ts";

export const loader = formLoader(categoriesForm, "exerciseCategory:manage", async (ctx) => ({
  starts: {},
  categories: (await libraryOptions(ctx)).categories,
}));

export const action = formAction(categoriesForm, "exerciseCategory:manage", {
  run: (ctx, values, { attempt }) => saveCategories(ctx, categoriesInput(values, attempt())),
  // why: Add stays for more, Save is finished
  done: (_, { search }, { add }) => ({
    to: (add ? paths.exerciseCategories() : paths.exercises()) + search,
    message: "Categories saved!",
  }),
});

export const meta = pageTitle("Categories");

export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  const { back } = useOutletContext<LibraryOutlet>();
  const { search } = useLocation();
  return (
    <NamesDialog
      form={categoriesForm}
      title="Categories"
      groups={[{ id: "all", heading: null, items: categories }]}
      deleteTo={(id) => paths.deleteExerciseCategory(id) + search}
      closeTo={back}
    />
  );
}
