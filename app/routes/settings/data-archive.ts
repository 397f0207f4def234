import type { LoaderFunctionArgs } from "@remix-run/node";
import { findArchive } from "#app/features/exports/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";

/** The archive of the actor's data, which no cache keeps. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const ctx = await requireActor(request, "ownData:manage");
  const { bytes, madeOn } = await findArchive(ctx, params.exportId ?? "");
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(`your-data-${madeOn}.zip`),
      "Cache-Control": "private, no-store",
    },
  });
}
