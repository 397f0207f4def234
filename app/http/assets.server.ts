import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Where the build's browser files are, from the folder that the server runs in. */
const folder = "build/client";

/** Names that the build gives: nothing else may reach the disk from here. */
const builtFile = /^\/assets\/[\w.-]+\.(js|css|svg)$/;

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** What the build wrote beside a file (`scripts/compress.ts`), the smallest first. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * True when a built file is asked for and there. It goes out with what a file needs alone: a page's security headers
 * say nothing about a script, and are a kilobyte more than many of them. Where the client takes it, remix-serve's
 * static files find the compressed file in its place.
 */
export function isBuiltFile(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const [path = "", ...query] = (request.url ?? "").split("?");
  const ending = builtFile.exec(path)?.[1];
  if (!ending || !existsSync(folder + path)) return false;
  response.setHeader("X-Content-Type-Options", "nosniff");
  const encoding = encodings.find(({ name, ending }) => accepts(request, name) && existsSync(folder + path + ending));
  if (!encoding) return true;
  request.url = [path + encoding.ending, ...query].join("?");
  response.setHeader("Content-Encoding", encoding.name);
  response.setHeader("Content-Type", types[ending] ?? "application/octet-stream");
  // why: remix-serve adds it too, but to what it may compress alone
  response.setHeader("Vary", "Accept-Encoding");
  return true;
}

function accepts(request: IncomingMessage, name: string) {
  const accepted = [request.headers["accept-encoding"]].flat().join(",").toLowerCase().split(",");
  return accepted.some((item) => {
    const [coding = "", weight = ""] = item.split(";").map((part) => part.trim());
    return coding === name && !/^q=0(\.0*)?$/.test(weight);
  });
}
