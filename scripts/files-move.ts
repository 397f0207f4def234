import type { Env } from "#app/http/env.server.ts";
import { type Copied, copyFiles } from "#app/services/files/copy.server.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { openBucket } from "#app/services/files/open.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { rejectUnwritable } from "./before/writable-folder.ts";
import { readArguments, runCommand } from "./command.ts";

const usage = "Usage: npm run files:move -- --to s3|disk, with S3_BUCKET and the other settings of the bucket.";

async function run(settings: Env) {
  const { to: target } = readArguments({ options: { to: { type: "string" } } }, usage).values;
  const [disk, bucket] = [diskFiles(settings.DATA_DIR), openBucket(settings)];
  if (!bucket || (target !== "s3" && target !== "disk")) throw new OperatorError(usage);
  if (target === "disk") await rejectUnwritable(settings.DATA_DIR, "files");
  const [from, to] = target === "s3" ? [disk, bucket] : [bucket, disk];
  const all = await copyFiles(from, to, sayNowAndThen());
  console.log(formatCopied(all));
  if (all.failed.length > 0) throw new OperatorError(`Not stored completely: ${all.failed.join(", ")}`);
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

await runCommand(run);
