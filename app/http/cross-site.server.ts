import type { IncomingHttpHeaders } from "node:http";

/**
 * `Sec-Fetch-Site` decides if sent; older browsers send `Origin`, which must be ours; a request with neither is
 * rejected.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, ownOrigins: string[]) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  return headers.origin !== undefined && ownOrigins.includes(headers.origin);
}
