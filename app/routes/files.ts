import type { LoaderFunctionArgs } from "@remix-run/node";
import { findImage } from "#app/features/uploads/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { requireBearer } from "#app/http/api/bearer.server.ts";

/** By session or token. Files never change under an id, so browsers may cache them for good. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const isApp = request.headers.has("Authorization");
  const ctx = isApp ? await requireBearer(request) : await requireActor(request, "me:enter");
  const wished = Number(new URL(request.url).searchParams.get("width"));
  const { bytes, contentType } = await findImage(ctx, params.fileId ?? "", wished > 0 ? wished : undefined);
  return new Response(bytes, {
    headers: {
      "Content-Type": contentType,
      "Content-Length": String(bytes.byteLength),
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
