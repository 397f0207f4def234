import { v7 as newId } from "uuid";
import { z } from "zod";
import { folderForm } from "#app/features/folders/form.ts";
import { createFolder, deleteFolder, renameFolder } from "#app/features/folders/mutations.server.ts";
import { listFolders } from "#app/features/folders/queries.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, newResourceId } from "#app/http/api/schemas.ts";
import { seenVersion } from "./body-schemas.ts";

const folder = named("Folder", z.object({ id, name: z.string(), version: z.int() }));
const givenFolder = z.object({ name: formText(100) });

export const folders = resource("Folders", [
  operation({
    method: "GET",
    path: "/folders",
    summary: "Your folders, by name",
    access: "folder:manage",
    scope: "programs:read",
    answer: z.array(folder),
    run: ({ ctx }) => listFolders(ctx),
  }),
  operation({
    method: "POST",
    path: "/folders",
    summary: "Create a folder",
    description: "If you choose the id, sending it twice creates only one.",
    access: "folder:manage",
    scope: "programs:write",
    body: givenFolder.extend({ id: newResourceId }),
    answer: folder,
    status: 201,
    async run({ ctx, body }) {
      const form = formValues(folderForm, { name: body.name }, undefined);
      return form.ok ? createFolder(ctx, body.id ?? newId(), form.values) : refusedAs(form);
    },
  }),
  operation({
    method: "PUT",
    path: "/folders/{id}",
    summary: "Rename one of your folders",
    access: "folder:manage",
    scope: "programs:write",
    body: givenFolder.extend({ version: seenVersion }),
    answer: folder,
    async run({ ctx, path, body }) {
      const form = formValues(folderForm, { name: body.name }, undefined);
      return form.ok ? renameFolder(ctx, path.id, body.version, form.values) : refusedAs(form);
    },
  }),
  operation({
    method: "DELETE",
    path: "/folders/{id}",
    summary: "Delete one of your folders; its programs stay, without a folder",
    access: "folder:manage",
    scope: "programs:write",
    async run({ ctx, path }) {
      await deleteFolder(ctx, path.id);
      return undefined;
    },
  }),
]);
