import { z } from "zod";
import { requestExportByPassword } from "#app/features/exports/mutations.server.ts";
import { findArchive, findOwnExport } from "#app/features/exports/queries.server.ts";
import type { ExportView } from "#app/features/exports/views.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant } from "#app/http/api/schemas.ts";
import { attachment } from "#app/http/attachment.ts";
import { env } from "#app/http/env.server.ts";

const own = { access: "any user", scope: "login", evenExpired: true } as const;
const password = z.object({
  password: z.string().max(1000).describe("Your own. After five wrong ones in 15 minutes you have to wait."),
});

const dataExport = named(
  "DataExport",
  z.object({
    state: z.enum(["none", "running", "failed", "ready"]),
    id: id.optional().describe("The id of the archive, once it is ready."),
    byteSize: z.int().optional(),
    finishedAt: instant.optional(),
    keptUntil: instant.optional(),
  }),
);

function shown(found: ExportView): z.input<typeof dataExport> {
  if (found.state !== "ready") return { state: found.state };
  const { state, id, byteSize, finishedAt, until } = found;
  return { state, id, byteSize, finishedAt: new Date(finishedAt), keptUntil: new Date(until) };
}

const zip = "application/zip";

export const ownData = resource("Own data", [
  operation({
    ...own,
    method: "POST",
    path: "/users/current/export",
    summary: "Request an archive of everything that is stored about you",
    description: "Asking again while it is being built changes nothing; a new one replaces the one before.",
    body: password,
    answer: dataExport,
    status: 202,
    async run({ ctx, body }) {
      const asked = await requestExportByPassword(ctx, visitor().limits, body.password);
      if (!asked.ok) return asked;
      return shown(await findOwnExport(ctx));
    },
  }),
  operation({
    ...own,
    method: "GET",
    path: "/users/current/export",
    summary: "The progress of the archive of your data",
    answer: dataExport,
    run: async ({ ctx }) => shown(await findOwnExport(ctx)),
  }),
  operation({
    ...own,
    method: "GET",
    path: "/users/current/export/{id}/file",
    summary: "The archive of your data",
    answer: { file: zip },
    async run({ ctx, path }) {
      const { bytes, madeOn } = await findArchive(ctx, path.id);
      const name = attachment(`your-data-${madeOn}.zip`);
      const headers = { "Content-Type": zip, "Content-Disposition": name, "Cache-Control": "private, no-store" };
      return new Response(bytes, { headers });
    },
  }),
  operation({
    ...own,
    method: "POST",
    path: "/users/current/erase",
    summary: "Erase your account and everything stored about you, at once and for good",
    description:
      "Money records stay without your name. Every session and token ends. The last system administrator can't leave.",
    body: password,
    async run({ ctx, body }) {
      const left = await leave(ctx, visitor().limits, body.password, sellingSettings(env()));
      if (left.ok) return undefined;
      return left;
    },
  }),
]);
