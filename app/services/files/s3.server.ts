import { addAbortSignal, Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { Unexpected } from "#app/domain/errors.ts";
import { log } from "#app/services/log.server.ts";
import { markUnavailable } from "#app/services/request-state.server.ts";
import { type FileStore, isFileKey } from "./port.ts";

type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** In milliseconds: what one call may take, its repetitions and its bytes included. */
  patience?: number;
};

/** A bucket may hold other things too: ours stand in this folder, as on a disk. */
const folder = "files/";

/** A file store in a bucket of Amazon's S3, or of what speaks like it. */
export function s3Files({ bucket: Bucket, patience = 10_000, ...where }: Bucket): FileStore {
  let opened: ReturnType<typeof openClient> | undefined;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(patience) });
  const client = () => {
    opened ??= openClient(where, patience);
    return opened;
  };
  return {
    async put(key, bytes) {
      const { s3, PutObjectCommand } = await client();
      const object = { Bucket, Key: keyOf(key), Body: bytes, ContentLength: bytes.byteLength };
      try {
        await s3.send(new PutObjectCommand(object), inTime());
        return { ok: true };
      } catch (error) {
        const why = whyOf(error);
        if (!why) throw error;
        log.error({ err: error }, "fault");
        return { ok: false, why };
      }
    },
    async get(key) {
      const { s3, GetObjectCommand } = await client();
      const { abortSignal } = inTime();
      try {
        const found = await s3.send(new GetObjectCommand({ Bucket, Key: keyOf(key) }), { abortSignal });
        return await readWhole(found, abortSignal);
      } catch (error) {
        if (isMissing(error)) return null;
        throw seen(error);
      }
    },
    async remove(key) {
      const { s3, DeleteObjectCommand } = await client();
      await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), inTime());
    },
    async *putBefore(time) {
      const { s3, ListObjectsV2Command } = await client();
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix: folder, ContinuationToken };
        const page = await s3.send(new ListObjectsV2Command(asked), inTime());
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          if (LastModified && LastModified < time) yield Key.slice(folder.length);
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async isReady() {
      const { s3, HeadBucketCommand } = await client();
      return s3.send(new HeadBucketCommand({ Bucket }), inTime()).then(
        () => true,
        () => false,
      );
    },
  };
}

/** why: whoever keeps files on a disk never loads the client */
async function openClient({ endpoint, region, credentials }: Omit<Bucket, "bucket">, patience: number) {
  const { S3Client, ...commands } = await import("@aws-sdk/client-s3");
  const s3: S3Client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // why: a name of one's own for each bucket is Amazon's alone
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // why: most of what speaks like S3 does not know the newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: patience / 2 },
  });
  return { s3, ...commands };
}

type Found = { Body?: unknown; ContentLength?: number | undefined };

/** The bytes; refuses fewer than were promised. */
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

/** Why nothing can be put, as far as the store said; or that it said nothing. */
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

/** A store that is away is answered with 503, as a database is. */
function seen(error: unknown) {
  if (whyOf(error) === "away") markUnavailable();
  return error;
}

function keyOf(key: string) {
  if (!isFileKey(key)) throw new Unexpected(`Not a file key: ${key}`);
  return folder + key;
}
