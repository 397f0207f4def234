import { type Site, siteOf } from "#app/features/access/passkeys/site.ts";
import { env } from "#app/http/env.server.ts";

/** The site that passkeys are bound to, by the settings and never by a request's Host; null where there can be none. */
export function passkeySite(): Site | null {
  const { PUBLIC_URL, PORT, PRODUCT_NAME, NODE_ENV, DEMO } = env();
  if (PUBLIC_URL) return siteOf(PUBLIC_URL, PRODUCT_NAME);
  return NODE_ENV === "production" && !DEMO ? null : siteOf(`http://localhost:${PORT}`, PRODUCT_NAME);
}
