import type { LoaderFunctionArgs } from "@remix-run/node";
import { StoreAway } from "#app/domain/errors.ts";
import { findArchive } from "#app/features/exports/queries.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { enter } from "#app/http/screens/entry.server.ts";
import { ownPlaceAt, paths } from "#app/paths.ts";
import { mayIn } from "./place.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { ctx } = await enter(args, mayIn("ownData:manage"));
  const archive = await findArchive(ctx, args.params.exportId ?? "").catch((error: unknown) => {
    if (error instanceof StoreAway) return null;
    throw error;
  });
  if (!archive) {
    const page = paths.yourData(ownPlaceAt(args.request.url));
    return redirectWithFlash(ctx, page, "Your archive can't be read at the moment. Try again in a minute.", "bad");
  }
  const { bytes, madeOn } = archive;
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": attachment(`your-data-${madeOn}.zip`),
      "Cache-Control": "private, no-store",
    },
  });
}
