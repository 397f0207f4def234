import type { IncomingMessage } from "node:http";
import { data } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { largestRequest } from "#app/http/body/multipart.server.ts";
import { paths } from "#app/paths.ts";
import { currentRequest, type Refusal } from "#app/services/request-state.server.ts";
import { isFromThisSite } from "./cross-site.server.ts";
import { env } from "./env.server.ts";

const largestText = 10 * 1024 * 1024;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function refusalOf(request: IncomingMessage): Refusal | undefined {
  if (!methods.includes(request.method ?? ""))
    return { status: 405, message: "This address does not accept this method." };
  if (!isHost(request.headers.host)) return { status: 400, message: "The request names no site." };
  if (!isReadable(request.url ?? "")) return { status: 404, message: "There is no page at this address." };
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  if (!isSigned(request) && !isForApi(request.url ?? "") && !isFromThisSite(request.headers, ownOrigins(request))) {
    const message = "This form was sent from another site, so nothing was changed. Open the page here and try again.";
    return { status: 403, message };
  }
  return tooLong(request);
}

/** Signed requests come from servers, without the headers of a browser (decisions §3). */
function isSigned({ method, url }: IncomingMessage) {
  return method === "POST" && url === paths.braintreeWebhook();
}

/** The API only accepts bearer tokens, never cookies that a browser would send by itself (decisions §3). */
export function isForApi(url: string) {
  // why: '/api/../logout' is not an address of the API
  return URL.canParse(`http://host${url}`) && new URL(`http://host${url}`).pathname.startsWith(`${paths.api()}/`);
}

function isHost(host: string | undefined) {
  return host !== undefined && URL.canParse(`http://${host}/`);
}

/** Replaces NUL in the query, which PostgreSQL rejects. */
export function storableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  return [path, ...query.map((part) => part.replaceAll("%00", "+"))].join("?");
}

function isReadable(url: string) {
  const path = url.split("?")[0] ?? "";
  if (path.includes("%00")) return false;
  // why: Remix would wrap an API response as page data
  if (isForApi(path) && path.endsWith(".data")) return false;
  // why: Remix takes it as a route's name; our pages never use it
  if (/[?&]_data=/.test(url)) return false;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

export function throwRefusal(): never {
  const refusal = currentRequest()?.refusal;
  if (!refusal) throw new NotFound("There is no page at this address.");
  throw data({ message: refusal.message }, { status: refusal.status });
}

/** Requires Content-Length, as browsers send, so that an endless body can't fill the memory. */
function tooLong({ headers }: IncomingMessage): Refusal | undefined {
  if (headers["transfer-encoding"]) return { status: 411, message: "The length of what you sent is not known." };
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data");
  if (Number(headers["content-length"] ?? 0) <= (isMultipart ? largestRequest : largestText)) return undefined;
  return {
    status: 413,
    message: "What you sent is too large: an image may have up to 10 MB. Go back: what you typed is still there.",
  };
}

function ownOrigins(request: IncomingMessage) {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin];
  return [`http://${request.headers.host}`, `https://${request.headers.host}`];
}
