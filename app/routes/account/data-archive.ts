import type { LoaderFunctionArgs } from "@remix-run/node";
import { findArchive } from "#app/features/exports/queries.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { mayIn } from "./place.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, mayIn("ownData:manage"));
  const { bytes, madeOn } = await findArchive(ctx, args.params.exportId ?? "");
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(`your-data-${madeOn}.zip`),
      "Cache-Control": "private, no-store",
    },
  });
}
