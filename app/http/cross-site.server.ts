import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request that changes something comes from this site. `Sec-Fetch-Site` decides where the browser sends it;
 * older ones send `Origin`, which must be ours; a request with neither is refused.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, ownOrigins: string[]) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  return headers.origin !== undefined && ownOrigins.includes(headers.origin);
}
