import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import S3rver from "@20minutes/s3rver";
import { s3Files } from "#app/services/files/s3.server.ts";
import { listenAgain } from "./processes.ts";

/** What speaks like S3, on a port of its own: its settings, and a file store in its one bucket. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), "macrocycle-s3-"));
  const bucket = "macrocycle";
  const serve = (at: number) => {
    const made = new S3rver({
      port: at,
      address: "127.0.0.1",
      silent: true,
      directory,
      // why: it signs a bucket's own address without its last slash
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    made.store.putContent = putWhole;
    return made;
  };
  let server = serve(0);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  const credentials = { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY };
  return {
    settings,
    files: s3Files({ bucket, endpoint, region: "us-east-1", credentials }),
    /** Nobody listens on its port until it is back. */
    away: () => server.close(),
    /** While it is away: takes connections on its port, and never answers. */
    hang: () => listenSilently(port),
    async back() {
      await listenAgain(() => {
        server = serve(port);
        return server.run();
      });
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function listenSilently(port: number) {
  const sockets = new Set<Socket>();
  let calls = 0;
  const mute = createServer((socket) => sockets.add(socket.on("error", () => {}).once("data", () => calls++)));
  await listenAgain(() => once(mute.listen(port, "127.0.0.1"), "listening"));
  return {
    /** How many connections something was asked on. */
    calls: () => calls,
    async end() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => mute.close(closed));
    },
  };
}

/** Amazon's stores an object once all of it has arrived; this server alone would keep what a killed client had sent. */
async function putWhole(path: string, content: Buffer | Readable): Promise<[size: number, md5: string]> {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await content.toArray());
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
  return [bytes.byteLength, createHash("md5").update(bytes).digest("hex")];
}
