import { v7 as newId } from "uuid";
import type { z } from "zod";
import { exerciseForm, exerciseInput } from "#app/features/exercises/form.ts";
import { exerciseFilters } from "#app/features/exercises/list.ts";
import { createExercise, deleteExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import { exerciseForApi, exerciseKeys, pageOfExercises, withFields } from "#app/features/exercises/page.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { newResourceId } from "#app/http/api/schemas.ts";
import { seenVersion } from "./body-schemas.ts";
import { exercise, exerciseBody, exerciseFields, exerciseNames, toApiExercise } from "./exercise-schemas.ts";

export const exercises = resource("Exercises", [
  listOperation({
    path: "/exercises",
    summary: "The library's exercises and your account's, by name",
    access: "exercise:see",
    scope: "exercises:read",
    where: exerciseFilters,
    item: exercise,
    keys: exerciseKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfExercises(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof exerciseKeys> => [sortName, id]);
      return { items: (await withFields(ctx, items)).map(toApiExercise), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/exercises/{id}",
    summary: "One exercise",
    access: "exercise:see",
    scope: "exercises:read",
    answer: exercise,
    run: async ({ ctx, path }) => toApiExercise(await exerciseForApi(ctx, path.id)),
  }),
  operation({
    method: "POST",
    path: "/exercises",
    summary: "Add an exercise to your account; an administrator adds a system exercise",
    description: "If you choose the id, sending it twice adds only one.",
    access: "exercise:create",
    scope: "exercises:write",
    body: exerciseBody.extend({ id: newResourceId }),
    answer: exercise,
    status: 201,
    async run({ ctx, body }) {
      const form = formValues(exerciseForm, exerciseFields(body), undefined);
      if (!form.ok) return refusedAs(form, exerciseNames);
      const saved = await createExercise(ctx, body.id ?? newId(), exerciseInput(form.values));
      return saved.ok ? toApiExercise(await exerciseForApi(ctx, saved.id)) : refusedAs(saved, exerciseNames);
    },
  }),
  operation({
    method: "PUT",
    path: "/exercises/{id}",
    summary: "Change an exercise of your own; administrators change any",
    access: "exercise:edit",
    scope: "exercises:write",
    body: exerciseBody.extend({ version: seenVersion }),
    answer: exercise,
    async run({ ctx, path, body }) {
      const form = formValues(exerciseForm, exerciseFields(body), undefined);
      if (!form.ok) return refusedAs(form, exerciseNames);
      const input = { ...exerciseInput(form.values), ...(!body.otherNames && { otherNames: null }) };
      const saved = await updateExercise(ctx, path.id, body.version, input);
      return saved.ok ? toApiExercise(await exerciseForApi(ctx, saved.id)) : refusedAs(saved, exerciseNames);
    },
  }),
  operation({
    method: "DELETE",
    path: "/exercises/{id}",
    summary: "Delete an exercise that no workout uses",
    access: "exercise:delete",
    scope: "exercises:write",
    async run({ ctx, path }) {
      const removed = await deleteExercise(ctx, path.id);
      return removed.ok ? undefined : removed;
    },
  }),
]);
