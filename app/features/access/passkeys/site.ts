/** What passkeys are bound to: a site's origin, and its host. */
export type Site = { origin: string; host: string; name: string };

/** The site at this address. Null where browsers know no passkeys: an address without a name, or without https. */
export function siteOf(publicUrl: string, name: string): Site | null {
  const { origin, hostname: host, protocol } = new URL(publicUrl);
  const isNamed = !/^[\d.]+$|^\[/.test(host);
  return isNamed && (protocol === "https:" || host === "localhost") ? { origin, host, name } : null;
}
