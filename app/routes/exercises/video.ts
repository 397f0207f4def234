import type { LoaderFunctionArgs } from "@remix-run/node";
import { videoIdOf } from "#app/domain/video/video-id.ts";
import type { FoundVideo } from "#app/features/exercises/views.ts";
import { requireActor } from "#app/http/actor.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { services } = await requireActor(request, "exercise:create");
  const videoId = videoIdOf(new URL(request.url).searchParams.get("url") ?? "");
  const found: FoundVideo = videoId ? { videoId, title: (await services.videos.describe(videoId)).title } : null;
  return Response.json(found);
}
