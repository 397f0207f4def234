import { v7 as newId } from "uuid";
import { z } from "zod";
import { deleteCategory, saveCategories } from "#app/features/exercises/categories/mutations.server.ts";
import { findCategory, listCategories } from "#app/features/exercises/categories/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, newResourceId } from "#app/http/api/schemas.ts";

const category = named("ExerciseCategory", z.object({ id, name: z.string(), image: z.null() }));
const name = formText(100);

const shown = ({ id, name }: { id: string; name: string }) => ({ id, name, image: null });

export const exerciseCategories = resource("Exercise categories", [
  operation({
    method: "GET",
    path: "/exercisecategories",
    summary: "All exercise categories, by name",
    access: "exercise:see",
    scope: "exercises:read",
    catalogue: true,
    answer: z.array(category),
    run: async ({ ctx }) => (await listCategories(ctx)).map(shown),
  }),
  operation({
    method: "POST",
    path: "/exercisecategories",
    summary: "Add a category",
    description: "If you choose the id, sending it twice adds only one.",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.object({ id: newResourceId, name }),
    answer: category,
    status: 201,
    async run({ ctx, body }) {
      const added = { id: body.id ?? newId(), name: body.name };
      const saved = await saveCategories(ctx, { items: [], added });
      return saved.ok ? shown(await findCategory(ctx, added.id)) : refusedAs(saved, { addedName: "name" });
    },
  }),
  operation({
    method: "PUT",
    path: "/exercisecategories/{id}",
    summary: "Rename a category",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.object({ name }),
    answer: category,
    async run({ ctx, path, body }) {
      const { id, name: was } = await findCategory(ctx, path.id);
      const saved = await saveCategories(ctx, { items: [{ id, name: body.name, was }], added: null });
      return saved.ok ? shown(await findCategory(ctx, id)) : refusedAs(saved, { "items[0].name": "name" });
    },
  }),
  operation({
    method: "PUT",
    path: "/exercisecategories/put-multiple",
    summary: "Rename several categories at once, all or none",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.array(z.object({ id, name })).max(200),
    answer: z.array(category),
    async run({ ctx, body }) {
      const names = new Map((await listCategories(ctx)).map(({ id, name }) => [id, name]));
      const items = body.map(({ id, name }) => ({ id, name, was: names.get(id) ?? "" }));
      const saved = await saveCategories(ctx, { items, added: null });
      return saved.ok ? (await listCategories(ctx)).map(shown) : refusedAs(saved);
    },
  }),
  operation({
    method: "DELETE",
    path: "/exercisecategories/{id}",
    summary: "Delete a category that nothing belongs to",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    async run({ ctx, path }) {
      const removed = await deleteCategory(ctx, path.id);
      return removed.ok ? undefined : removed;
    },
  }),
]);
