import { type Site, siteOf } from "#app/features/access/passkeys/site.ts";
import { env } from "#app/http/env.server.ts";

/** From the settings, never from a request's Host; null if passkeys can't work. */
export function passkeySite(): Site | null {
  const { PUBLIC_URL, PORT, PRODUCT_NAME, NODE_ENV, DEMO } = env();
  if (PUBLIC_URL) return siteOf(PUBLIC_URL, PRODUCT_NAME);
  return NODE_ENV === "production" && !DEMO ? null : siteOf(`http://localhost:${PORT}`, PRODUCT_NAME);
}
