import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

const folder = "build/client/assets";
const names = readdirSync(folder);
const nameOf = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? "";
const script = nameOf(/^vendor-.*\.js$/);
const style = nameOf(/^week-.*\.css$/);
const sprite = nameOf(/^icons-.*\.svg$/);
const tiny = nameOf(/^logout-.*\.js$/);
const bytesOf = (name: string) => readFileSync(`${folder}/${name}`);

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
});

type Sent = { method?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer };

/** As it goes over the line: fetch would decompress it, and tidy up the path. */
function send(path: string, { method = "GET", headers = {} }: Sent = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    // why: a kept connection may end while a busy machine is slow to use it again
    request(`${server.url}/`, { path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk)).on("error", fail);
      const { statusCode: status = 0, headers: received, rawHeaders } = answer;
      answer.on("end", () => done({ status, headers: received, rawHeaders, body: Buffer.concat(chunks) }));
    })
      .on("error", fail)
      .end();
  });
}

const brotli = { "Accept-Encoding": "gzip, deflate, br, zstd" };

test.each([
  [script, "text/javascript; charset=utf-8"],
  [style, "text/css; charset=utf-8"],
  [sprite, "image/svg+xml"],
])("%s comes as the build compressed it, with its own type", async (name, type) => {
  const answer = await send(`/assets/${name}`, { headers: brotli });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "content-encoding": "br",
    "content-length": String(bytesOf(`${name}.br`).length),
    vary: "Accept-Encoding",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(brotliDecompressSync(answer.body)).toEqual(bytesOf(name));
});

test("a built file carries no header that speaks of pages, nor one that asks for it again", async () => {
  const { headers, rawHeaders } = await send(`/assets/${script}`, { headers: brotli });
  // why: a page asks for twenty files; each line also has its colon, space and end
  expect(rawHeaders.join("").length + 2 * rawHeaders.length).toBeLessThanOrEqual(400);
  const sent = Object.keys(headers).toSorted();
  expect(sent).toEqual(
    [
      ...["cache-control", "connection", "content-encoding", "content-length", "content-type"],
      ...["date", "vary", "x-content-type-options"],
    ].toSorted(),
  );
});

test("a client gets the best of what it says it takes, and the file itself when it takes nothing", async () => {
  const encodingFor = async (accepted: string | undefined) => {
    const { headers, body } = await send(`/assets/${style}`, {
      headers: accepted === undefined ? {} : { "Accept-Encoding": accepted },
    });
    const text = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    if (headers["content-encoding"] !== "br") expect(text).toEqual(bytesOf(style));
    return headers["content-encoding"];
  };
  expect(await encodingFor("br")).toBe("br");
  expect(await encodingFor("gzip, BR;q=0.5")).toBe("br");
  expect(await encodingFor("gzip, br;q=0")).toBe("gzip");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor("identity")).toBeUndefined();
  expect(await encodingFor(undefined)).toBeUndefined();
  const answer = await send(`/assets/${style}`, { headers: { "Accept-Encoding": "identity" } });
  expect(answer.headers.vary).toBe("Accept-Encoding");
});

test("what is too small to compress comes as it is", async () => {
  const { headers, body } = await send(`/assets/${tiny}`, { headers: brotli });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toEqual(bytesOf(tiny));
});

test("HEAD has the headers of GET and no body", async () => {
  const get = await send(`/assets/${script}`, { headers: brotli });
  const head = await send(`/assets/${script}`, { headers: brotli, method: "HEAD" });
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  expect(head.body).toHaveLength(0);
});

test("a file that never changes is sent whole, whatever part or state of it is asked for", async () => {
  const asked = [
    ["Range", "bytes=0-99"],
    ["Range", "bytes=99999999-"],
    ["If-None-Match", '"1"'],
  ] as const;
  for (const [name, value] of asked) {
    const { status, headers, body } = await send(`/assets/${script}`, { headers: { ...brotli, [name]: value } });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(body).toEqual(bytesOf(`${script}.br`));
  }
});

test.each([
  "/assets/gone.js",
  `/assets/../assets/${script}.map`,
  "/assets/../../server/index.js",
  "/assets/..%2f..%2fserver%2findex.js",
  "/assets/%2e%2e/%2e%2e/package.json",
  `/assets//${script}/`,
  "/assets/",
  "/assets/.js",
  `/assets/${script.replace("vendor", "%00vendor")}`,
])("%s is no built file: it is refused as a page, with a page's headers", async (path) => {
  const answer = await send(path, { headers: brotli });
  expect([400, 404, 302]).toContain(answer.status);
  expect(answer.headers["content-security-policy"]).toContain("default-src");
  expect(answer.headers["x-frame-options"]).toBe("DENY");
});

test("a file is posted to as to a page that is not there", async () => {
  const answer = await send(`/assets/${script}`, { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers["content-security-policy"]).toContain("default-src");
  expect(answer.headers["content-type"]).not.toContain("javascript");
});

test("every file that is worth it was compressed both ways", () => {
  const files = names.filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of files.filter((file) => bytesOf(file).length >= 512)) {
    expect(brotliDecompressSync(bytesOf(`${name}.br`)).equals(bytesOf(name))).toBe(true);
    expect(gunzipSync(bytesOf(`${name}.gz`)).equals(bytesOf(name))).toBe(true);
  }
});
