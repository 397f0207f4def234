import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { scriptFile } from "#app/script-paths.ts";

const folder = "build/client";

/** Only names made by the build, and those of the pages' own scripts, reach the disk. */
const builtFile = /^\/(?:assets|scripts)\/[\w.-]+\.(js|css|svg)$/;

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * True for existing files of the build. They go out with few headers: the security headers of a page mean nothing for a
 * script, and are a kilobyte more than many of them. Rewrites the URL to the compressed file for remix-serve.
 */
export function isBuiltFile(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const [asked = "", ...query] = (request.url ?? "").split("?");
  const path = asked.startsWith("/assets/") ? asked : (scriptFile(asked) ?? "");
  const ending = builtFile.exec(path)?.[1];
  if (!ending || !existsSync(folder + path)) return false;
  response.setHeader("X-Content-Type-Options", "nosniff");
  const encoding = encodings.find(({ name, ending }) => accepts(request, name) && existsSync(folder + path + ending));
  request.url = [path + (encoding?.ending ?? ""), ...query].join("?");
  if (!encoding) return true;
  response.setHeader("Content-Encoding", encoding.name);
  response.setHeader("Content-Type", types[ending] ?? "application/octet-stream");
  // why: remix-serve only adds it to what it might compress itself
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
