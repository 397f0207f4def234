import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { storeUpload } from "#app/features/uploads/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { pressWithFile } from "#app/http/body/posted-form.server.ts";

/** Stores an image before its form is posted; returns its id or the reason. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "file:upload");
  const kept = await storeUpload(ctx, async () => {
    const { file, isPressed } = await pressWithFile(request, "image");
    if (!isPressed) throw Response.json({ reason: "Reload the page, then choose the image again." }, { status: 412 });
    return file;
  });
  return kept.ok ? Response.json({ id: kept.id }, { status: 201 }) : Response.json(kept, { status: 400 });
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "file:upload");
  throw new NotFound();
}
