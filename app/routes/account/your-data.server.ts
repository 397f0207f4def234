import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { askForExport } from "#app/features/exports/mutations.server.ts";
import { findArchive, findOwnExport } from "#app/features/exports/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { mayAt } from "./place.ts";

export function yourDataLoader(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"));
    return { archive: await findOwnExport(ctx) };
  };
}

/** Has the archive made. */
export function yourDataAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"), { confirmsAgain: true });
    await askForExport(ctx);
    return redirect(paths.yourData(place));
  };
}

/** The archive of the actor's data, which no cache keeps. */
export function archiveLoader(place: OwnPlace) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"));
    const { bytes, madeOn } = await findArchive(ctx, params.exportId ?? "");
    return new Response(bytes, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": attachment(`your-data-${madeOn}.zip`),
        "Cache-Control": "private, no-store",
      },
    });
  };
}
