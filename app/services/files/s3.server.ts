import { addAbortSignal, Readable } from "node:stream";
import type { ListObjectsV2CommandInput } from "@aws-sdk/client-s3";
import { StoreAway, Unexpected } from "#app/domain/errors.ts";
import { log } from "#app/services/log.server.ts";
import { type FileStore, isFileKey, type Stored } from "./port.ts";

type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Milliseconds until an answer begins, and between its parts. */
  patience?: number;
};

const folder = "files/";

export function s3Files(where: Bucket): FileStore {
  let opened: Promise<Opened> | undefined;
  const open = () => {
    opened ??= openBucket(where);
    return opened;
  };
  return {
    put: async (key, bytes) => put(await open(), keyOf(key), bytes),
    get: async (key) => get(await open(), keyOf(key)),
    async remove(key) {
      const { s3, Bucket, DeleteObjectCommand, patience } = await open();
      const asked = new DeleteObjectCommand({ Bucket, Key: keyOf(key) });
      await within(patience, (signals) => s3.send(asked, signals));
    },
    async *listOlderThan(time) {
      yield* namesBefore(await open(), time);
    },
    isReady: async () => isReady(await open()),
  };
}

type Opened = Awaited<ReturnType<typeof openBucket>>;

/** why: servers with files on disk never load the client */
async function openBucket({ bucket, endpoint, region, credentials, patience = 3_000 }: Bucket) {
  const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
  const s3 = new S3Client({
    region,
    ...(credentials && { credentials }),
    // why: bucket subdomains only exist at Amazon
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // why: most compatible stores don't know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: patience / 2 },
  });
  return { ...commands, s3, Bucket: bucket, patience, longPatience: 3 * patience };
}

const mebibyte = 1024 * 1024;
/** Milliseconds: a link of 8 Mbit/s. */
const perMebibyte = 1000;

async function put(
  { s3, Bucket, PutObjectCommand, longPatience }: Opened,
  Key: string,
  Body: Uint8Array,
): Promise<Stored> {
  const { byteLength: ContentLength } = Body;
  const asked = new PutObjectCommand({ Bucket, Key, Body, ContentLength });
  try {
    // why: a store says nothing until it has all of it
    const transfer = (ContentLength / mebibyte) * perMebibyte;
    await within(longPatience + transfer, (signals) => s3.send(asked, signals));
    return { ok: true };
  } catch (error) {
    const why = error instanceof StoreAway ? "away" : whyOf(error);
    if (!why) throw error;
    log.error({ err: error }, "fault");
    return { ok: false, why };
  }
}

async function get({ s3, Bucket, GetObjectCommand, patience }: Opened, Key: string) {
  try {
    return await within(patience, async ({ abortSignal }, heard) => {
      const found = await s3.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
      return readWhole(found, abortSignal, heard);
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** With less patience than a health check has. */
async function isReady({ s3, Bucket, HeadBucketCommand, patience }: Opened) {
  try {
    await within(patience / 2, (signals) => s3.send(new HeadBucketCommand({ Bucket }), signals));
    return true;
  } catch (error) {
    if (error instanceof StoreAway) throw error;
    return false;
  }
}

async function* namesBefore({ s3, Bucket, ListObjectsV2Command, longPatience }: Opened, time: Date) {
  let ContinuationToken: string | undefined;
  do {
    const asked: ListObjectsV2CommandInput = { Bucket, Prefix: folder, ContinuationToken };
    const page = await within(longPatience, (signals) => s3.send(new ListObjectsV2Command(asked), signals));
    for (const { Key = "", LastModified } of page.Contents ?? []) {
      if (LastModified && LastModified < time) yield Key.slice(folder.length);
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Throws StoreAway if the store can't be reached, or if nothing is heard of it for so many milliseconds. */
async function within<T>(
  milliseconds: number,
  call: (signals: { abortSignal: AbortSignal }, heard: () => void) => Promise<T>,
) {
  const aborting = new AbortController();
  let times = 0;
  const timer = setTimeout(() => {
    const before = times;
    // why: while this process was busy, an answer may have arrived that nobody has read yet
    setImmediate(() => times === before && aborting.abort());
  }, milliseconds);
  const heard = () => {
    times += 1;
    timer.refresh();
  };
  try {
    return await call({ abortSignal: aborting.signal }, heard);
  } catch (error) {
    throw whyOf(error) === "away" ? new StoreAway({ cause: error }) : error;
  } finally {
    times += 1;
    clearTimeout(timer);
  }
}

type Found = { Body?: unknown; ContentLength?: number | undefined };

async function readWhole({ Body, ContentLength }: Found, signal: AbortSignal, heard: () => void) {
  if (!(Body instanceof Readable)) throw new Unexpected("The file store sent no bytes.");
  const parts: Uint8Array[] = [];
  for await (const part of addAbortSignal(signal, Body)) {
    heard();
    parts.push(part);
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  if (ContentLength !== undefined && ContentLength !== bytes.byteLength) {
    throw new Unexpected(`The file store sent ${bytes.byteLength} of ${ContentLength} bytes.`);
  }
  return bytes;
}

type Failure = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

const full = /^(QuotaExceeded|InsufficientStorage|XMinioStorageFull)/;
const notAllowed = new Set(["AccessDenied", "NoSuchBucket", "InvalidAccessKeyId", "SignatureDoesNotMatch"]);

function whyOf(error: unknown) {
  const { name = "", code = "", $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode ?? 0;
  if (full.test(name) || status === 507) return "full";
  if (notAllowed.has(name) || status === 403) return "readOnly";
  const isSilent =
    /^(AbortError|TimeoutError)$/.test(name) || /^(E[A-Z]+|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE)$/.test(code);
  return isSilent || status >= 500 ? "away" : null;
}

function isMissing(error: unknown) {
  const { name, $metadata } = error as Failure;
  return name === "NoSuchKey" || (name !== "NoSuchBucket" && $metadata?.httpStatusCode === 404);
}

function keyOf(key: string) {
  if (!isFileKey(key)) throw new Unexpected(`Not a file key: ${key}`);
  return folder + key;
}
