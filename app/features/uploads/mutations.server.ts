import { v7 as newId } from "uuid";
import { StoreAway } from "#app/domain/errors.ts";
import { storedImageField } from "#app/domain/forms/form.ts";
import { derivedId } from "#app/domain/ids/derived.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { markTooMuch, markUnavailable } from "#app/services/request-state.server.ts";
import { files } from "#db/schema/files.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { type NotKept, reencode } from "./image.server.ts";
import { visibleFile } from "./queries.server.ts";

/** From http/multipart.server.ts. */
type Received = { ok: true; bytes: Uint8Array } | { ok: false; reason: string } | null;

type Owner = { accountId: string; imageId: string | null };

/**
 * Makes the form's `imageId` valid in the owner's account: stores the uploaded file, copies an image of another
 * account, or clears the id if `imageRemoved`. Without an id, the current image stays. Returns a message if the file
 * was rejected, else null.
 */
export async function uploadImage(
  ctx: Context,
  form: FormData,
  received: Received,
  { accountId, imageId }: Owner = { accountId: ctx.actor.accountId, imageId: null },
): Promise<string | null> {
  allow(ctx.actor, "file:upload");
  if (!form.has(storedImageField)) form.set(storedImageField, imageId ?? "");
  if (form.get("imageRemoved") === "on") form.set(storedImageField, "");
  form.delete("imageRemoved");
  if (!received) return copyKnownImage(ctx, form, accountId);
  const stored = received.ok ? await storeImage(ctx, received.bytes, accountId) : received;
  if (!stored.ok) return stored.reason;
  form.set(storedImageField, stored.id);
  return null;
}

type Kept = { ok: true; id: string } | NotKept;

/** Stores an image sent before its form, which takes it over. */
export async function storeUpload(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  allow(ctx.actor, "file:upload");
  return storeReceived(ctx, receive);
}

export async function storeTrainingImage(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  allow(ctx.actor, "completion:manage");
  return storeReceived(ctx, receive);
}

/** Reads the image only once there is a slot, so that waiting requests take no memory. */
async function storeReceived(ctx: Context, receive: () => Promise<Received>): Promise<Kept> {
  let received: Received = null;
  const stored = await storeRead(ctx, ctx.actor.accountId, async () => {
    received = await receive();
    return received?.ok ? received.bytes : null;
  });
  if (stored && !stored.ok && stored.tooMuch) markTooMuch(stored.tooMuch.status, stored.tooMuch.retryAfter);
  return stored ?? (received as Exclude<Received, { ok: true }>) ?? nothingChosen;
}

const nothingChosen = { ok: false as const, reason: "Choose an image first" };

export async function storeImage(ctx: Context, bytes: Uint8Array, accountId: string) {
  return (await storeRead(ctx, accountId, async () => bytes)) ?? nothingChosen;
}

async function storeRead(ctx: Context, accountId: string, read: () => Promise<Uint8Array | null>) {
  const encoded = await reencode(ctx, read);
  if (!encoded?.ok) return encoded;
  const id = newId();
  for (const { width, bytes } of encoded.images) {
    const stored = await ctx.services.files.put(fileKey(id, width), bytes);
    if (!stored.ok) return notKept(stored.why);
  }
  await ctx.db.insert(files).values({ ...describeImages(encoded.images), ...ownedBy(ctx, accountId), id });
  return { ok: true as const, id };
}

function notKept(why: keyof typeof notStored): NotKept {
  const reason = notStored[why];
  return why === "away" ? { ok: false, reason, tooMuch: { status: 503, retryAfter: 30 } } : { ok: false, reason };
}

const notStored = {
  full: "The image can't be stored: the server's disk is full. Save without it, and choose it again later.",
  readOnly:
    "The image can't be stored: the server is not allowed to write to its folder. Save without it, and choose it again later.",
  away: "The image can't be stored: the server's file store does not respond. Save without it, and choose it again later.",
};

/**
 * Returns new ids by old ones. The ids derive from `attempt`, so copying twice makes one of each. Skips what is out of
 * scope or unreadable; throws if the store is away.
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

/** Leaves an id out of scope as it is: the use case rejects it. */
async function copyKnownImage(ctx: Context, form: FormData, accountId: string) {
  const file = await visibleFile(ctx.db, ctx.actor, String(form.get(storedImageField) ?? ""));
  if (!file || [accountId, systemAccountId].includes(file.accountId)) return null;
  const id = newId();
  if (!(await copyBytes(ctx, file, id))) return "Choose the image again";
  await ctx.db.insert(files).values({ ...file, ...ownedBy(ctx, accountId), id });
  form.set(storedImageField, id);
  return null;
}

async function copyBytes({ services }: Context, file: { id: string; widths: number[] }, copyId: string) {
  for (const width of file.widths) {
    const bytes = await services.files.get(fileKey(file.id, width));
    if (!bytes) return false;
    const stored = await services.files.put(fileKey(copyId, width), bytes);
    if (stored.ok) continue;
    if (stored.why !== "away") return false;
    // why: the copy would lack its image for good
    markUnavailable("files");
    throw new StoreAway();
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
