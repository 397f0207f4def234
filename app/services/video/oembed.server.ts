import { z } from "zod";
import { videoThumbnailUrl } from "#app/domain/video/video-id.ts";
import type { VideoMetadata } from "./port.ts";

const responseSchema = z.object({ title: z.string().max(500).optional() });
const timeLimit = 3000;
const sizeLimit = 64 * 1024;

/** A fixed host, within 3 s and 64 KiB; never an address from a user. */
export function oEmbedVideos(endpoint: string): VideoMetadata {
  return {
    async describe(videoId) {
      const title = await fetchTitle(endpoint, videoId).catch(() => null);
      return { title, thumbnailUrl: videoThumbnailUrl(videoId) };
    },
  };
}

async function fetchTitle(endpoint: string, videoId: string) {
  const url = new URL(endpoint);
  url.searchParams.set("format", "json");
  url.searchParams.set("url", `https://www.youtube.com/watch?v=${videoId}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit), redirect: "error" });
  if (!response.ok || !response.body) return null;
  return responseSchema.parse(JSON.parse(await readAtMost(response.body, sizeLimit))).title ?? null;
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number) {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) throw new RangeError("The answer is too long.");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
