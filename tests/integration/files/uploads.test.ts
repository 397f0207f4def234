import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { storeImage, uploadImage } from "#app/features/uploads/mutations.server.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeExercise, type Owner } from "#tests/support/things.ts";

type Format = "jpeg" | "png" | "webp" | "gif";

/** A real picture, by default wider than what is kept of it. */
function picture(format: Format = "jpeg", width = 1600, height = 1200) {
  const plain = sharp({ create: { width, height, channels: 3, background: "#b93a0b" } });
  return plain
    .toFormat(format)
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toBuffer();
}

async function stored(bytes: Uint8Array, who?: Awaited<ReturnType<typeof coachingBusiness>>) {
  const { ctx, account } = who ?? (await coachingBusiness());
  const saved = await storeImage(ctx, bytes, account.id);
  if (!saved.ok) throw new Error(saved.reason);
  return { ctx, account, id: saved.id };
}

/** Has an exercise of the owner's show the image. */
async function show(ctx: Context, imageId: string, owner: Owner | "system" = ownerOf(ctx)) {
  const exerciseId = await makeExercise(owner);
  await ctx.db.update(exercises).set({ imageId }).where(eq(exercises.id, exerciseId));
}

function ownerOf({ actor }: Context): Owner {
  return { accountId: actor.accountId, id: actor.userId };
}

describe("an uploaded image", () => {
  test.each(["jpeg", "png", "webp", "gif"] as const)("of kind %s becomes WebP at three widths", async (format) => {
    const { ctx, id } = await stored(await picture(format));
    for (const [wished, width] of [
      [100, 160],
      [200, 480],
      [480, 480],
      [481, 1280],
      [undefined, 1280],
    ] as const) {
      const { bytes, contentType } = await findImage(ctx, id, wished);
      expect(contentType).toBe("image/webp");
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height: (width * 3) / 4 });
    }
  });

  test("loses what the camera wrote, and stands upright", async () => {
    const sideways = await sharp(await picture("jpeg", 800, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { ctx, id } = await stored(sideways);
    const kept = await sharp((await findImage(ctx, id)).bytes).metadata();
    expect(kept).toMatchObject({ width: 600, height: 800 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  test("is never enlarged", async () => {
    const { ctx, id } = await stored(await picture("png", 300, 200));
    for (const wished of [undefined, 480, 1280]) {
      expect((await sharp((await findImage(ctx, id, wished)).bytes).metadata()).width).toBe(300);
    }
  });

  test.each<[string, string]>([
    ["a text", "Not an image"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["a PDF", "%PDF-1.7"],
    ["a JPEG that ends early", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ])("is refused when it is %s", async (_, content) => {
    const { ctx, account } = await coachingBusiness();
    const saved = await storeImage(ctx, Buffer.from(content, "latin1"), account.id);
    expect(saved).toEqual({
      ok: false,
      reason: "This file is not an image we can read. Choose a JPEG, PNG, WebP or GIF.",
    });
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)("of kind %s is refused when it was cut off", async (format) => {
    const { ctx, account } = await coachingBusiness();
    for (const [width, height] of [
      [1600, 1200],
      [100, 80],
    ]) {
      const whole = await picture(format, width, height);
      for (const part of [0.3, 0.9, 0.99]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part) - 12);
        expect(await storeImage(ctx, cut, account.id)).toMatchObject({ ok: false });
      }
    }
  });

  test("is refused when an animation was cut off after its first frame", async () => {
    const raw = { width: 60, height: 300, channels: 3, pageHeight: 60 } as const;
    const noise = Buffer.from(Array.from({ length: 60 * 300 * 3 }, (_, at) => ((at * 7919) >> 4) & 255));
    const whole = await sharp(noise, { raw }).gif({ loop: 0 }).toBuffer();
    const { ctx, account } = await coachingBusiness();
    expect(await storeImage(ctx, whole.subarray(0, whole.length * 0.8), account.id)).toMatchObject({ ok: false });
    expect(await storeImage(ctx, whole, account.id)).toMatchObject({ ok: true });
  });

  test("is refused when a few bytes unfold to too many pixels", async () => {
    const bomb = await picture("png", 9000, 8000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const { ctx, account } = await coachingBusiness();
    expect(await storeImage(ctx, bomb, account.id)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("64 megapixels"),
    });
  });
});

describe("who sees an image", () => {
  test("who sees the exercise that shows it, and administrators; to others it does not exist", async () => {
    const { ctx, account, id } = await stored(await picture());
    await show(ctx, id);
    expect((await findImage((await addUser(account)).ctx, id)).bytes.length).toBeGreaterThan(0);
    expect((await findImage((await coachingBusiness({ roles: ["ADM"] })).ctx, id)).bytes.length).toBeGreaterThan(0);
    await expect(findImage((await coachingBusiness()).ctx, id)).rejects.toThrow(NotFound);
    await expect(findImage((await addUser(account, { roles: ["USR"] })).ctx, id)).rejects.toThrow(NotFound);
    await expect(findImage(ctx, newId())).rejects.toThrow(NotFound);
    await expect(findImage(ctx, "../../etc/passwd")).rejects.toThrow(NotFound);
  });

  test("everyone, when it belongs to the system library", async () => {
    const admin = await coachingBusiness({ roles: ["SYS"] });
    const saved = await storeImage(admin.ctx, await picture(), systemAccountId);
    if (!saved.ok) throw new Error(saved.reason);
    await show(admin.ctx, saved.id, "system");
    expect((await findImage((await coachingBusiness()).ctx, saved.id)).contentType).toBe("image/webp");
  });
});

describe("a form with an image", () => {
  function form(fields: Record<string, string> = {}) {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  }

  test("names the stored image from then on", async () => {
    const { ctx } = await coachingBusiness();
    const data = form();
    expect(await uploadImage(ctx, data, { ok: true, bytes: await picture() })).toBeNull();
    const id = String(data.get("imageId"));
    expect((await findImage(ctx, id)).bytes.length).toBeGreaterThan(0);
    expect(await uploadImage(ctx, data, null)).toBeNull();
    expect(data.get("imageId")).toBe(id);
  });

  test("keeps the image it had when the new file is refused, and says why", async () => {
    const { ctx } = await coachingBusiness();
    const data = form({ imageId: "the old one" });
    const reason = "Can't upload multiple files!";
    expect(await uploadImage(ctx, data, { ok: false, reason })).toBe(reason);
    expect(data.get("imageId")).toBe("the old one");
  });

  test("forgets the image when it is to be removed", async () => {
    const { ctx } = await coachingBusiness();
    const data = form({ imageId: newId(), imageRemoved: "on" });
    await uploadImage(ctx, data, null, { accountId: ctx.actor.accountId, imageId: newId() });
    expect([...data]).toEqual([["imageId", ""]]);
  });

  test("keeps the image that stands when it does not speak of one", async () => {
    const { id, ctx } = await stored(await picture());
    const data = form({});
    await uploadImage(ctx, data, null, { accountId: ctx.actor.accountId, imageId: id });
    expect(data.get("imageId")).toBe(id);
  });

  test("of another account's thing gets a copy of its own", async () => {
    const { account, id } = await stored(await picture());
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const data = form({ imageId: id });
    expect(await uploadImage(admin.ctx, data, null, { accountId: systemAccountId, imageId: null })).toBeNull();
    const copy = String(data.get("imageId"));
    expect(copy).not.toBe(id);
    await show(admin.ctx, copy, "system");
    expect((await findImage((await coachingBusiness()).ctx, copy)).bytes.length).toBeGreaterThan(0);
    const back = form({ imageId: id });
    await uploadImage(admin.ctx, back, null, { accountId: account.id, imageId: null });
    expect(back.get("imageId")).toBe(id);
  });

  test("that names an image out of sight is left for the use case to refuse", async () => {
    const { id } = await stored(await picture());
    const { ctx } = await coachingBusiness();
    const data = form({ imageId: id });
    expect(await uploadImage(ctx, data, null)).toBeNull();
    expect(data.get("imageId")).toBe(id);
  });

  test("is not for who may not upload", async () => {
    const { ctx } = await coachingBusiness({ roles: ["USR"] });
    await expect(uploadImage(ctx, form(), null)).rejects.toThrow(Forbidden);
  });
});
