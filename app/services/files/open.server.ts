import type { Env } from "#app/http/env.server.ts";
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

export function openBucket(settings: Settings): FileStore | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket) return null;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return s3Files({ bucket, endpoint, region, credentials });
}
