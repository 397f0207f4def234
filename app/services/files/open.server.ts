import type { Env } from "#app/http/env.server.ts";
import { log } from "#app/services/log.server.ts";
import { restingFiles } from "./breaker.server.ts";
import { diskFiles } from "./disk.server.ts";
import type { FileStore } from "./port.ts";
import { s3Files } from "./s3.server.ts";

type Settings = Pick<
  Env,
  "DATA_DIR" | "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

export function openFiles(settings: Settings): FileStore {
  return openBucket(settings) ?? diskFiles(settings.DATA_DIR);
}

/** For requests, which should not wait for a bucket that is known to be away. */
export function openServedFiles(settings: Settings): FileStore {
  const bucket = openBucket(settings);
  return bucket ? restingFiles(bucket, { log, now: () => performance.now() }) : diskFiles(settings.DATA_DIR);
}

export function openBucket(settings: Settings): FileStore | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket) return null;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return s3Files({ bucket, endpoint, region, credentials });
}
