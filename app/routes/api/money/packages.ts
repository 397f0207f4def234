import { v7 as newId } from "uuid";
import { z } from "zod";
import { packageForm, packageInput } from "#app/features/packages/form.ts";
import { packageFilters } from "#app/features/packages/list.ts";
import { createPackage, deletePackage, updatePackage } from "#app/features/packages/mutations.server.ts";
import { findPackage, packageKeys, pageOfPackages } from "#app/features/packages/queries.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { newResourceId } from "#app/http/api/schemas.ts";
import { licencePackage, packageBody, packageFields, packageNames, toApiPackage } from "./package-schemas.ts";

export const packages = resource("Packages", [
  listOperation({
    path: "/packages",
    summary: "Packages, by name: the published ones, or, for administrators, all",
    access: "package:see",
    evenExpired: true,
    scope: "account:read",
    where: packageFilters,
    item: licencePackage,
    keys: packageKeys,
    async run({ ctx, where, page }) {
      const { rows, total } = await pageOfPackages(ctx, { where, ...page });
      const { items, next } = pageOf(rows, page, ({ sortName, id }): z.output<typeof packageKeys> => [sortName, id]);
      return { items: items.map(toApiPackage), total, next };
    },
  }),
  operation({
    method: "GET",
    path: "/packages/{id}",
    summary: "One package",
    access: "package:see",
    evenExpired: true,
    scope: "account:read",
    answer: licencePackage,
    run: async ({ ctx, path }) => toApiPackage(await findPackage(ctx, path.id)),
  }),
  operation({
    method: "POST",
    path: "/packages",
    summary: "Add a package, unpublished",
    description: "If you choose the id, sending it twice adds only one.",
    access: "package:manage",
    scope: "account:write",
    body: packageBody.omit({ published: true }).extend({ id: newResourceId }),
    answer: licencePackage,
    status: 201,
    async run({ ctx, body }) {
      const id = body.id ?? newId();
      const form = formValues(packageForm, packageFields({ ...body, published: false }), undefined);
      if (!form.ok) return refusedAs(form, packageNames);
      const saved = await createPackage(ctx, id, packageInput(form.values));
      return saved.ok ? toApiPackage(await findPackage(ctx, id)) : refusedAs(saved, packageNames);
    },
  }),
  operation({
    method: "PUT",
    path: "/packages/{id}",
    summary: "Change a package, publish it or unpublish it",
    description: "A new price applies to new subscriptions. A package that was sold keeps its duration.",
    access: "package:manage",
    scope: "account:write",
    body: packageBody.extend({ version: z.int() }),
    answer: licencePackage,
    async run({ ctx, path, body }) {
      const form = formValues(packageForm, packageFields(body), undefined);
      if (!form.ok) return refusedAs(form, packageNames);
      const saved = await updatePackage(ctx, path.id, body.version, packageInput(form.values));
      return saved.ok ? toApiPackage(await findPackage(ctx, path.id)) : refusedAs(saved, packageNames);
    },
  }),
  operation({
    method: "DELETE",
    path: "/packages/{id}",
    summary: "Delete a package that nobody has bought",
    access: "package:manage",
    scope: "account:write",
    async run({ ctx, path }) {
      const deleted = await deletePackage(ctx, path.id);
      return deleted.ok ? undefined : deleted;
    },
  }),
]);
