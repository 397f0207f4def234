import { v7 as newId } from "uuid";
import { z } from "zod";
import { deleteSubcategory, saveSubcategories } from "#app/features/exercises/categories/mutations.server.ts";
import { findSubcategory, listSubcategories } from "#app/features/exercises/categories/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, newResourceId, reference } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";

const subcategory = named(
  "ExerciseSubcategory",
  z.object({ id, name: z.string(), category: reference, image: z.null() }),
);
const name = formText(100);

type Row = { id: string; name: string; categoryId: string };
const shown = ({ id, name, categoryId }: Row) => ({ id, name, category: { id: categoryId }, image: null });

async function all(ctx: Context) {
  return (await listSubcategories(ctx)).map(shown);
}

async function one(ctx: Context, id: string) {
  const { categoryId, ...found } = await findSubcategory(ctx, id);
  return shown({ ...found, categoryId });
}

export const exerciseSubcategories = resource("Exercise subcategories", [
  operation({
    method: "GET",
    path: "/exercisesubcategories",
    summary: "All exercise subcategories, by name",
    access: "exercise:see",
    scope: "exercises:read",
    catalogue: true,
    answer: z.array(subcategory),
    run: ({ ctx }) => all(ctx),
  }),
  operation({
    method: "POST",
    path: "/exercisesubcategories",
    summary: "Add a subcategory to a category",
    description: "If you choose the id, sending it twice adds only one.",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.object({ id: newResourceId, name, category: reference }),
    answer: subcategory,
    status: 201,
    async run({ ctx, body }) {
      const added = { id: body.id ?? newId(), name: body.name, categoryId: body.category.id };
      const saved = await saveSubcategories(ctx, { items: [], added });
      return saved.ok ? one(ctx, added.id) : refusedAs(saved, { addedName: "name", addedCategory: "category" });
    },
  }),
  operation({
    method: "PUT",
    path: "/exercisesubcategories/{id}",
    summary: "Rename a subcategory",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.object({ name }),
    answer: subcategory,
    async run({ ctx, path, body }) {
      const { id, name: was } = await findSubcategory(ctx, path.id);
      const saved = await saveSubcategories(ctx, { items: [{ id, name: body.name, was }], added: null });
      return saved.ok ? one(ctx, id) : refusedAs(saved, { "items[0].name": "name" });
    },
  }),
  operation({
    method: "PUT",
    path: "/exercisesubcategories/put-multiple",
    summary: "Rename several subcategories at once, all or none",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    body: z.array(z.object({ id, name })).max(200),
    answer: z.array(subcategory),
    async run({ ctx, body }) {
      const names = new Map((await listSubcategories(ctx)).map(({ id, name }) => [id, name]));
      const items = body.map(({ id, name }) => ({ id, name, was: names.get(id) ?? "" }));
      const saved = await saveSubcategories(ctx, { items, added: null });
      return saved.ok ? all(ctx) : refusedAs(saved);
    },
  }),
  operation({
    method: "DELETE",
    path: "/exercisesubcategories/{id}",
    summary: "Delete a subcategory that no exercise belongs to",
    access: "exerciseCategory:manage",
    scope: "exercises:write",
    async run({ ctx, path }) {
      const removed = await deleteSubcategory(ctx, path.id);
      return removed.ok ? undefined : removed;
    },
  }),
]);
