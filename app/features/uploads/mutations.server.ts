import { v7 as newId } from "uuid";
import { keptImage } from "#app/domain/forms/form.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { files } from "#db/schema/files.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { type NotKept, reencode } from "./image.server.ts";
import { visibleFile } from "./queries.server.ts";

/** What a form's image field brought (http/multipart.server.ts). */
type Received = { ok: true; bytes: Uint8Array } | { ok: false; reason: string } | null;

/** The account of the thing that the form describes, and the image that it has by now. */
type Owner = { accountId: string; imageId: string | null };

/**
 * Sees to it that the form's `imageId` names an image of the owner's account: stores the file that came with the form,
 * copies an image of another account, and empties the id when `imageRemoved` is ticked. A form that does not say which
 * image it keeps keeps the one that stands. One that is shown again, for whatever reason, so still has its image.
 * Answers what was wrong with the file, or null.
 */
export async function uploadImage(
  ctx: Context,
  form: FormData,
  received: Received,
  { accountId, imageId }: Owner = { accountId: ctx.actor.accountId, imageId: null },
): Promise<string | null> {
  allow(ctx.actor, "file:upload");
  if (!form.has(keptImage)) form.set(keptImage, imageId ?? "");
  if (form.get("imageRemoved") === "on") form.set(keptImage, "");
  form.delete("imageRemoved");
  if (!received) return keepKnownImage(ctx, form, accountId);
  const stored = received.ok ? await storeImage(ctx, received.bytes, accountId) : received;
  if (!stored.ok) return stored.reason;
  form.set(keptImage, stored.id);
  return null;
}

type Kept = { ok: true; id: string } | NotKept;

/** Keeps an image that was sent ahead of its form, for the actor's account: the form's own takes it from there. */
export async function keepUpload(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  allow(ctx.actor, "file:upload");
  return storeReceived(ctx, receive);
}

/** The same for a workout that the actor did, whatever their roles. */
export async function keepTrainingImage(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  allow(ctx.actor, "completion:manage");
  return storeReceived(ctx, receive);
}

/** Receives the image once there is a place for it: what waits outside takes no memory. */
async function storeReceived(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  let received: Received = null;
  const stored = await storeRead(ctx, ctx.actor.accountId, async () => {
    received = await receive();
    return received?.ok ? received.bytes : null;
  });
  return stored ?? (received as Exclude<Received, { ok: true }>) ?? nothingChosen;
}

const nothingChosen = { ok: false as const, reason: "Choose an image first" };

/** Keeps an image for the account, drawn anew; refuses what is no image, with a sentence. */
export async function storeImage(ctx: Context, bytes: Uint8Array, accountId: string) {
  return (await storeRead(ctx, accountId, async () => bytes)) ?? nothingChosen;
}

async function storeRead(ctx: Context, accountId: string, read: () => Promise<Uint8Array | null>) {
  const encoded = await reencode(ctx, read);
  if (!encoded?.ok) return encoded;
  const id = newId();
  for (const { width, bytes } of encoded.images) {
    const stored = await ctx.services.files.put(fileKey(id, width), bytes);
    if (!stored.ok) return { ok: false as const, reason: notStored[stored.why] };
  }
  await ctx.db.insert(files).values({ ...describeImages(encoded.images), ...ownedBy(ctx, accountId), id });
  return { ok: true as const, id };
}

/** Nothing is wrong with the image, so the sentence says whose fault it is. */
const notStored = {
  full: "The image can't be stored: the server's disk is full. Save without it, and choose it again later.",
  readOnly:
    "The image can't be stored: the server may not write to its folder. Save without it, and choose it again later.",
  away: "The image can't be stored: where the server keeps its files does not answer. Choose it again later.",
};

/**
 * Copies images into another account, for a copied thing that shows them; answers each one's id there by the id that it
 * had. The ids follow from `attempt`, so that copying twice makes one of each. What cannot be seen or read is left out.
 */
export async function copyImages(ctx: Context, ids: string[], accountId: string, attempt: string) {
  const copies: Record<string, string> = {};
  for (const id of ids) {
    const file = await visibleFile(ctx.db, ctx.actor, id);
    const copy = derivedId(`${attempt} ${id}`);
    if (file && (await copyBytes(ctx, file, copy))) {
      await ctx.db
        .insert(files)
        .values({ ...file, ...ownedBy(ctx, accountId), id: copy })
        .onConflictDoNothing();
      copies[id] = copy;
    }
  }
  return copies;
}

/** An id that the actor may not see stays as it is: the use case refuses it. */
async function keepKnownImage(ctx: Context, form: FormData, accountId: string) {
  const file = await visibleFile(ctx.db, ctx.actor, String(form.get(keptImage) ?? ""));
  if (!file || [accountId, systemAccountId].includes(file.accountId)) return null;
  const id = newId();
  if (!(await copyBytes(ctx, file, id))) return "Choose the image again";
  await ctx.db.insert(files).values({ ...file, ...ownedBy(ctx, accountId), id });
  form.set(keptImage, id);
  return null;
}

async function copyBytes({ services }: Context, file: { id: string; widths: number[] }, copyId: string) {
  for (const width of file.widths) {
    const bytes = await services.files.get(fileKey(file.id, width));
    if (!bytes) return false;
    const stored = await services.files.put(fileKey(copyId, width), bytes);
    if (!stored.ok) return false;
  }
  return true;
}

function ownedBy({ actor, now }: Context, accountId: string) {
  return { accountId, creatorId: actor.userId, createdAt: now };
}

function describeImages(images: { width: number; height: number; bytes: Uint8Array }[]) {
  const widest = images.reduce((a, b) => (b.width > a.width ? b : a));
  return {
    contentType: "image/webp",
    widths: images.map(({ width }) => width),
    width: widest.width,
    height: widest.height,
    byteSize: images.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  };
}
