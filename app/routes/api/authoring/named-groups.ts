import { v7 as newId } from "uuid";
import { z } from "zod";
import { groupForm } from "#app/features/groups/form.ts";
import { createGroup, deleteGroup, renameGroup } from "#app/features/groups/mutations.server.ts";
import { type GroupView, listGroups } from "#app/features/groups/queries.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, newResourceId } from "#app/http/api/schemas.ts";
import { seenVersion } from "./body-schemas.ts";

const group = named("NamedGroup", z.object({ id, name: z.string(), deleted: z.literal(false), version: z.int() }));
const givenGroup = z.object({ name: formText(100) });

function shown({ id, name, version }: GroupView) {
  return { id, name, deleted: false as const, version };
}

export const namedGroups = resource("Named groups", [
  operation({
    method: "GET",
    path: "/namedgroups",
    summary: "The account's groups of clients, by name",
    access: "group:manage",
    scope: "clients:read",
    answer: z.array(group),
    run: async ({ ctx }) => (await listGroups(ctx)).map(shown),
  }),
  operation({
    method: "POST",
    path: "/namedgroups",
    summary: "Create a group",
    description: "If you choose the id, sending it twice creates only one.",
    access: "group:manage",
    scope: "clients:write",
    body: givenGroup.extend({ id: newResourceId }),
    answer: group,
    status: 201,
    async run({ ctx, body }) {
      const form = formValues(groupForm, { name: body.name }, undefined);
      if (!form.ok) return refusedAs(form);
      const saved = await createGroup(ctx, body.id ?? newId(), form.values);
      return saved.ok ? shown(saved) : saved;
    },
  }),
  operation({
    method: "PUT",
    path: "/namedgroups/{id}",
    summary: "Rename a group",
    access: "group:manage",
    scope: "clients:write",
    body: givenGroup.extend({ version: seenVersion }),
    answer: group,
    async run({ ctx, path, body }) {
      const form = formValues(groupForm, { name: body.name }, undefined);
      if (!form.ok) return refusedAs(form);
      const saved = await renameGroup(ctx, path.id, body.version, form.values);
      return saved.ok ? shown(saved) : saved;
    },
  }),
  operation({
    method: "DELETE",
    path: "/namedgroups/{id}",
    summary: "Delete a group; its clients stay",
    access: "group:manage",
    scope: "clients:write",
    async run({ ctx, path }) {
      await deleteGroup(ctx, path.id);
      return undefined;
    },
  }),
]);
