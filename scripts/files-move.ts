import { parseArgs } from "node:util";
import type { Copied } from "#app/services/files/copy.server.ts";

// why: the log reads the settings on import, and this script needs none of production's secrets
process.env.NODE_ENV ??= "development";
const { readEnv } = await import("#app/http/env.server.ts");
const { copyFiles } = await import("#app/services/files/copy.server.ts");
const { diskFiles } = await import("#app/services/files/disk.server.ts");
const { openBucket } = await import("#app/services/files/open.server.ts");

const usage = "Usage: npm run files:move -- --to s3|disk, with S3_BUCKET and the other settings of the bucket.";

async function run() {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const settings = readEnv(process.env);
  const [disk, bucket] = [diskFiles(settings.DATA_DIR), openBucket(settings)];
  if (!bucket || (values.to !== "s3" && values.to !== "disk")) return fail(usage);
  const [from, to] = values.to === "s3" ? [disk, bucket] : [bucket, disk];
  const all = await copyFiles(from, to, sayNowAndThen());
  console.log(formatCopied(all));
  if (all.failed.length > 0) fail(`Not stored completely: ${all.failed.join(", ")}`);
}

function sayNowAndThen() {
  let last = 0;
  return (now: Copied) => {
    if (Date.now() - last < 5000) return;
    last = Date.now();
    console.log(`${formatCopied(now)} …`);
  };
}

function formatCopied({ copied, there, gone, bytes, failed }: Copied) {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${copied} copied (${megabytes} MB), ${there} already there, ${gone} removed in the meantime, ${failed.length} failed`;
}

function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}

await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
