export type Site = { origin: string; host: string; name: string };

export function siteOf(publicUrl: string, name: string): Site | null {
  const { origin, hostname: host, protocol } = new URL(publicUrl);
  const isNamed = !/^[\d.]+$|^\[/.test(host);
  return isNamed && (protocol === "https:" || host === "localhost") ? { origin, host, name } : null;
}
