import { env } from "#app/http/env.server.ts";

export function storeLinks() {
  const { APP_STORE_URL, GOOGLE_PLAY_URL } = env();
  const links = [
    { name: "App Store", url: APP_STORE_URL },
    { name: "Google Play", url: GOOGLE_PLAY_URL },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
