import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { requireActor } from "#app/http/actor.server.ts";

export const handle = { scripts: false, styles: "train" };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  throw new NotFound("There is no page at this address.");
}

export default function Unknown() {
  return null;
}
