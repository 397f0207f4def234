import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportForm } from "#app/domain/access/proof-form.ts";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import { findArchive, findOwnExport } from "#app/features/exports/queries.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { attachment } from "#app/http/attachment.ts";
import { readPress } from "#app/http/body/posted-form.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import { isPasswordRecent, proveRecently } from "#app/http/screens/password-proof.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { type OwnPlace, paths } from "#app/paths.ts";
import { mayAt } from "./place.ts";

export function yourDataLoader(place: OwnPlace) {
  return async ({ request }: LoaderFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"));
    const [archive, isRecent] = await Promise.all([findOwnExport(ctx), isPasswordRecent(ctx)]);
    return { attempt: "", starts: {}, archive, asksPassword: !isRecent };
  };
}

export function yourDataAction(place: OwnPlace) {
  return async ({ request }: ActionFunctionArgs) => {
    const ctx = await requireActor(request, mayAt(place, "ownData:manage"), { confirmsAgain: true });
    const { form, isPressed } = await readPress(request);
    if (!isPressed) return redirect(paths.yourData(place));
    const read = readValues(exportForm, form, undefined);
    if (!read.ok) return refuse(exportForm, form, read);
    const proved = await proveRecently(ctx, read.values.password);
    if (!proved.ok) return refuse(exportForm, form, proved);
    await requestExport(ctx, proved.proof);
    return redirect(paths.yourData(place));
  };
}

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
