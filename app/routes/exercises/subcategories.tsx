import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { v7 as newId } from "uuid";
import { saveSubcategories } from "#app/features/exercises/category-mutations.server.ts";
import { subcategoriesSchema } from "#app/features/exercises/category-schema.ts";
import { NamesForm } from "#app/features/exercises/ui/names-form.tsx";
import { requireActor } from "#app/http/actor.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { parseForm } from "#app/http/forms.server.ts";
import { formOf } from "#app/http/posted-form.server.ts";
import { paths } from "#app/paths.ts";
import { DialogScreen } from "#app/ui/dialog-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { LibraryOutlet } from "./library.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "exerciseCategory:manage");
  return { addedId: newId() };
}

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "exerciseCategory:manage");
  const form = await formOf(request, "list");
  const parsed = parseForm(form, subcategoriesSchema);
  if (!parsed.ok) return parsed.answer;
  const saved = await saveSubcategories(ctx, parsed.value);
  if (!saved.ok) return parsed.refuse(saved.problems);
  // why: who adds one may have more to add; who saves is done
  const next = form.has("add") ? paths.exerciseSubcategories() : paths.exercises();
  return redirectWithFlash(ctx, next + new URL(request.url).search, "Subcategories saved!");
}

export const meta = pageTitle("Subcategories");

export default function Subcategories() {
  const { addedId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { options, back } = useOutletContext<LibraryOutlet>();
  const { search } = useLocation();
  const groups = options.categories.map(({ id, name, subcategories }) => ({ id, heading: name, items: subcategories }));
  return (
    <DialogScreen title="Subcategories" closeTo={back}>
      <NamesForm
        id="subcategories"
        addedId={addedId}
        answer={answer}
        groups={groups.filter(({ items }) => items.length > 0)}
        categories={options.categories}
        deleteTo={(id) => paths.deleteExerciseSubcategory(id) + search}
        cancelTo={back}
      />
    </DialogScreen>
  );
}
