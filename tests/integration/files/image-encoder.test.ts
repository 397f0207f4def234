import sharp from "sharp";
import { expect, test } from "vitest";
import { defaultLimits, type EncoderLimits, processEncoder } from "#app/services/images/process.server.ts";

const picture = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#b93a0b" } })
    .jpeg()
    .toBuffer();

const reading = (bytes: Uint8Array) => async () => bytes;
const encoder = (limits: Partial<EncoderLimits>) => processEncoder({ ...defaultLimits, ...limits });

test("all widths come of one picture, the smallest first", async () => {
  const encoded = await encoder({}).encode("me", picture);
  if (!encoded?.ok) throw new Error("It could not be read.");
  expect(encoded.images.map(({ width, height }) => [width, height])).toEqual([
    [160, 80],
    [480, 240],
    [1280, 640],
  ]);
  for (const { width, bytes } of encoded.images) expect(await sharp(bytes).metadata()).toMatchObject({ width });
});

test("who finds the line full is told so at once, and who comes later is served", async () => {
  const { encode } = encoder({ places: 1 });
  const bytes = await picture();
  const first = encode("one", reading(bytes));
  expect(await encode("other", reading(bytes))).toEqual({ ok: false, why: "busy", retryAfter: defaultLimits.patience });
  expect(await first).toMatchObject({ ok: true });
  expect(await encode("other", reading(bytes))).toMatchObject({ ok: true });
});

test("one person takes no more places than their own", async () => {
  const { encode } = encoder({ perPerson: 1 });
  const bytes = await picture();
  const all = [encode("one", reading(bytes)), encode("one", reading(bytes)), encode("other", reading(bytes))];
  expect((await Promise.all(all)).map((encoded) => encoded?.ok)).toEqual([true, false, true]);
});

test("nothing is read for who finds no place", async () => {
  const { encode } = encoder({ perPerson: 1 });
  let isRead = false;
  const first = encode("one", picture);
  await encode("one", async () => {
    isRead = true;
    return null;
  });
  expect([await first, isRead]).toMatchObject([{ ok: true }, false]);
});

test("who waits too long is told when to come again", async () => {
  const { encode } = encoder({ patience: 0 });
  const bytes = await picture();
  const all = await Promise.all([encode("one", reading(bytes)), encode("other", reading(bytes))]);
  expect(all).toMatchObject([{ ok: true }, { ok: false, why: "busy", retryAfter: 0 }]);
});

test("who has sent too many is told how long to wait", async () => {
  const { encode } = encoder({ count: async () => 90 });
  expect(await encode("me", picture)).toEqual({ ok: false, why: "tooMany", retryAfter: 90 });
});

test("a picture that takes too long, or that no decoder takes, can't be read", async () => {
  const tooSlow = encoder({ seconds: 0.001 });
  expect(await tooSlow.encode("me", picture)).toEqual({ ok: false, why: "unreadable" });
  expect(await encoder({}).encode("me", reading(Buffer.from("GIF89a, it says")))).toEqual({
    ok: false,
    why: "unreadable",
  });
});
