import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import { imageOperations } from "#app/routes/api/athletes/completion-images.ts";
import { editorHelpers } from "#app/routes/api/authoring/editor-helpers.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

describe("an image that its decoder would have to hold whole", () => {
  const flat = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: "#b93a0b" } });
  const kinds: [string, Promise<Buffer>][] = [
    ["a progressive JPEG", flat(4100).jpeg({ progressive: true }).toBuffer()],
    ["a baseline JPEG in several scans", flat(4100).jpeg().toBuffer().then(inScans)],
    ["an interlaced PNG", flat(4100).png({ progressive: true }).toBuffer()],
    ["a PNG of long rows", flat(11_000, 1600).png().toBuffer()],
    ["a GIF", flat(3200).gif({ effort: 1 }).toBuffer()],
    ["a lossless WebP", flat(3200).webp({ lossless: true, effort: 0 }).toBuffer()],
    ["a transparent WebP", flat(3200).ensureAlpha(0.5).webp({ effort: 0 }).toBuffer()],
  ];

  test.each(kinds)("is refused when it is large: %s", async (_, made) => {
    const { ctx, account } = await coachingBusiness();
    expect(await storeImage(ctx, await made, account.id)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(
        /^The image has too many pixels for the way it is saved\. Choose one of at most [\d.]+ megapixels, or save it as a JPEG that is not progressive\.$/,
      ),
    });
  });

  test.each([
    ["a JPEG of one scan", flat(4100).jpeg().toBuffer()],
    ["a progressive JPEG", flat(3000).jpeg({ progressive: true }).toBuffer()],
    ["an interlaced PNG", flat(3000).png({ progressive: true }).toBuffer()],
    ["a PNG", flat(4100).png().toBuffer()],
    ["a GIF", flat(2000).gif({ effort: 1 }).toBuffer()],
    ["a lossy WebP", flat(4100).webp({ effort: 0 }).toBuffer()],
  ])("is kept when it is not: %s", async (_, made) => {
    const { ctx, account } = await coachingBusiness();
    expect(await storeImage(ctx, await made, account.id)).toMatchObject({ ok: true });
  });

  /** The same with a first scan of the first component alone. */
  function inScans(jpeg: Buffer) {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const first = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
    return Buffer.concat([jpeg.subarray(0, scan), first, jpeg.subarray(scan + 2 + jpeg.readUInt16BE(scan + 2))]);
  }

  test("is made narrower where it is higher than twice its width", async () => {
    const { ctx, account } = await coachingBusiness();
    const saved = await storeImage(ctx, await flat(1000, 4000).png().toBuffer(), account.id);
    if (!saved.ok) throw new Error(saved.reason);
    expect(await sharp((await findImage(ctx, saved.id)).bytes).metadata()).toMatchObject({ width: 640, height: 2560 });
  });
});

test("an image that is sent to the API waits for its turn before it is read", async () => {
  const { ctx } = await coachingBusiness();
  const images = { encode: async () => ({ ok: false as const, why: "busy" as const, retryAfter: 5 }) };
  const uploads = [...imageOperations, ...editorHelpers.operations].filter(({ multipart }) => multipart);
  for (const { path, run } of uploads) {
    const request = new Request("http://site.test/", { method: "POST", body: new FormData() });
    const inLine = { ctx: { ...ctx, services: { ...ctx.services, images } }, path: {}, query: {}, body: undefined };
    const answer = await run({ ...inLine, request });
    expect([path, answer instanceof Response && answer.status, request.bodyUsed]).toEqual([path, 503, false]);
  }
  expect(uploads.length).toBe(2);
});
