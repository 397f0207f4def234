import type { IncomingMessage } from "node:http";
import { data } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { largestRequest } from "#app/http/body/multipart.server.ts";
import { paths } from "#app/paths.ts";
import { currentRequest, type Refusal } from "#app/services/request-state.server.ts";
import { isFromThisSite } from "./cross-site.server.ts";
import { env } from "./env.server.ts";

/** Room for the largest form without a file: they are read into memory whole. */
const largestText = 10 * 1024 * 1024;

/** Methods that a page or a resource is asked by; Node's parser takes three dozen. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Why no page may see this request, or undefined when one may. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  if (!methods.includes(request.method ?? "")) return { status: 405, message: "This can't be asked that way." };
  if (!isHost(request.headers.host)) return { status: 400, message: "The request names no site." };
  if (!isReadable(request.url ?? "")) return { status: 404, message: "There is no page at this address." };
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  if (!isSigned(request) && !isForApi(request.url ?? "") && !isFromThisSite(request.headers, ownOrigins(request))) {
    const message = "This form was sent from another site, so nothing was changed. Open the page here and try again.";
    return { status: 403, message };
  }
  return tooLong(request);
}

/** Whether it is sent by a server that signs what it says (decisions §3): no browser names its site for it. */
function isSigned({ method, url }: IncomingMessage) {
  return method === "POST" && url === paths.braintreeWebhook();
}

/**
 * Whether it goes to the API, where a bearer token alone says who asks (decisions §3): no cookie is read there that a
 * browser would send along by itself.
 */
export function isForApi(url: string) {
  // why: '/api/../logout' is no address of the API
  return URL.canParse(`http://host${url}`) && new URL(`http://host${url}`).pathname.startsWith(`${paths.api()}/`);
}

/** Whether an address can be made of the host: Remix would throw. */
function isHost(host: string | undefined) {
  return host !== undefined && URL.canParse(`http://${host}/`);
}

/** The address with spaces in its query for the one character that PostgreSQL's texts cannot hold. */
export function storableUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  return [path, ...query.map((part) => part.replaceAll("%00", "+"))].join("?");
}

/** Whether the address is text: rightly encoded, and without that character in its path, where no page of ours has it. */
function isReadable(url: string) {
  const path = url.split("?")[0] ?? "";
  if (path.includes("%00")) return false;
  // why: as a page's data Remix would wrap what the API answers
  if (isForApi(path) && path.endsWith(".data")) return false;
  // why: Remix reads it as a route's name, in an address that no page of ours has
  if (/[?&]_data=/.test(url)) return false;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Throws the answer to a request that was turned away. */
export function throwRefusal(): never {
  const refusal = currentRequest()?.refusal;
  if (!refusal) throw new NotFound("There is no page at this address.");
  throw data({ message: refusal.message }, { status: refusal.status });
}

/** The length must be said beforehand, as browsers do, so that no body without an end fills the memory. */
function tooLong({ headers }: IncomingMessage): Refusal | undefined {
  if (headers["transfer-encoding"]) return { status: 411, message: "The length of what you sent is not known." };
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data");
  if (Number(headers["content-length"] ?? 0) <= (isMultipart ? largestRequest : largestText)) return undefined;
  return {
    status: 413,
    message: "What you sent is too large: an image may have up to 10 MB. Go back, where what you typed still stands.",
  };
}

function ownOrigins(request: IncomingMessage) {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin];
  return [`http://${request.headers.host}`, `https://${request.headers.host}`];
}
