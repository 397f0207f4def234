import { v7 as newId } from "uuid";
import type { z } from "zod";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { programForm, programInput } from "#app/features/programs/form.ts";
import { programFilters } from "#app/features/programs/list.ts";
import { createProgram, deleteProgram, updateProgram } from "#app/features/programs/mutations.server.ts";
import { pageOfPrograms, programForApi, programKeys } from "#app/features/programs/page.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { newResourceId } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { seenVersion } from "./body-schemas.ts";
import { program, programBody, programFields, toApiProgram } from "./program-schemas.ts";

const formNames = { programName: "name", imageId: "image" };

function detailsOf(ctx: Context, given: z.output<typeof programBody>, startDate: string | null) {
  return formValues(programForm, programFields(given), { today: todayOf(ctx), startDate });
}

export const programs = resource("Programs", [
  listOperation({
    path: "/programs",
    summary: "Your programs, including those you bought, by name; administrators see everybody's",
    access: "program:list",
    scope: "programs:read",
    where: programFilters,
    item: program,
    keys: programKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfPrograms(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof programKeys> => [sortName, id]);
      return { items: items.map(toApiProgram), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/programs/{id}",
    summary: "One program's details",
    access: "program:see",
    scope: "programs:read",
    answer: program,
    run: async ({ ctx, path }) => toApiProgram(await programForApi(ctx, path.id)),
  }),
  operation({
    method: "POST",
    path: "/programs",
    summary: "Create a program: unpublished, last in its folder",
    description: "If you choose the id, sending it twice creates only one.",
    access: "program:create",
    scope: "programs:write",
    body: programBody.extend({ id: newResourceId }),
    answer: program,
    status: 201,
    async run({ ctx, body }) {
      const id = body.id ?? newId();
      const form = detailsOf(ctx, body, null);
      if (!form.ok) return refusedAs(form, formNames);
      const saved = await createProgram(ctx, id, programInput(form.values));
      return saved.ok ? toApiProgram(await programForApi(ctx, id)) : refusedAs(saved, formNames);
    },
  }),
  operation({
    method: "PUT",
    path: "/programs/{id}",
    summary: "Change the details of a program of your own",
    description: "Its length is locked while somebody uses it (GET /programs/should-disable-duration-edit/{id}).",
    access: "program:edit",
    scope: "programs:write",
    body: programBody.extend({ version: seenVersion }),
    answer: program,
    async run({ ctx, path, body }) {
      const { startDate } = await programForApi(ctx, path.id);
      const form = detailsOf(ctx, body, startDate);
      if (!form.ok) return refusedAs(form, formNames);
      const saved = await updateProgram(ctx, path.id, body.version, programInput(form.values));
      return saved.ok ? toApiProgram(await programForApi(ctx, path.id)) : refusedAs(saved, formNames);
    },
  }),
  operation({
    method: "DELETE",
    path: "/programs/{id}",
    summary: "Delete a program that nobody uses, with its workouts",
    access: "program:delete",
    scope: "programs:write",
    async run({ ctx, path }) {
      const removed = await deleteProgram(ctx, path.id);
      return removed.ok ? undefined : removed;
    },
  }),
]);
