import { addAbortSignal, Readable } from "node:stream";
import type { ListObjectsV2CommandInput } from "@aws-sdk/client-s3";
import { Unexpected } from "#app/domain/errors.ts";
import { log } from "#app/services/log.server.ts";
import { markUnavailable } from "#app/services/request-state.server.ts";
import { type FileStore, isFileKey, type Stored } from "./port.ts";

type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Milliseconds per call, with retries and transfer. */
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
      const { s3, Bucket, DeleteObjectCommand, inTime } = await open();
      await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), inTime());
    },
    async *listOlderThan(time) {
      yield* namesBefore(await open(), time);
    },
    async isReady() {
      const { s3, Bucket, HeadBucketCommand, inTime } = await open();
      return s3.send(new HeadBucketCommand({ Bucket }), inTime()).then(
        () => true,
        () => false,
      );
    },
  };
}

type Opened = Awaited<ReturnType<typeof openBucket>>;

/** why: servers with files on disk never load the client */
async function openBucket({ bucket, endpoint, region, credentials, patience = 10_000 }: Bucket) {
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
  return { ...commands, s3, Bucket: bucket, inTime: () => ({ abortSignal: AbortSignal.timeout(patience) }) };
}

async function put({ s3, Bucket, PutObjectCommand, inTime }: Opened, Key: string, Body: Uint8Array): Promise<Stored> {
  try {
    await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.byteLength }), inTime());
    return { ok: true };
  } catch (error) {
    const why = whyOf(error);
    if (!why) throw error;
    log.error({ err: error }, "fault");
    return { ok: false, why };
  }
}

async function get({ s3, Bucket, GetObjectCommand, inTime }: Opened, Key: string) {
  const { abortSignal } = inTime();
  try {
    const found = await s3.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
    return await readWhole(found, abortSignal);
  } catch (error) {
    if (isMissing(error)) return null;
    // why: an unavailable store gives 503, like a database
    if (whyOf(error) === "away") markUnavailable();
    throw error;
  }
}

async function* namesBefore({ s3, Bucket, ListObjectsV2Command, inTime }: Opened, time: Date) {
  let ContinuationToken: string | undefined;
  do {
    const asked: ListObjectsV2CommandInput = { Bucket, Prefix: folder, ContinuationToken };
    const page = await s3.send(new ListObjectsV2Command(asked), inTime());
    for (const { Key = "", LastModified } of page.Contents ?? []) {
      if (LastModified && LastModified < time) yield Key.slice(folder.length);
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

type Found = { Body?: unknown; ContentLength?: number | undefined };

async function readWhole({ Body, ContentLength }: Found, signal: AbortSignal) {
  if (!(Body instanceof Readable)) throw new Unexpected("The file store sent no bytes.");
  const bytes = new Uint8Array(Buffer.concat(await addAbortSignal(signal, Body).toArray()));
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
  const isSilent = /^(AbortError|TimeoutError)$/.test(name) || /^(E[A-Z]+|ENOTFOUND)$/.test(code);
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
