/** The hosts of the video site, and where each of its addresses carries the video's id. */
const siteHosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be"]);
const idInPath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const idShape = /^[\w-]{11}$/;

/** The 11-character id of the video that the address leads to, or null when it is no address of the video site. */
export function videoIdOf(address: string): string | null {
  const url = videoAddress(address);
  if (!url) return null;
  const id = url.hostname === "youtu.be" ? url.pathname.slice(1) : idOnSite(url);
  return id && idShape.test(id) ? id : null;
}

/** The address as it is stored, with https; null when it names no video. */
export function canonicalVideoUrl(address: string): string | null {
  return videoIdOf(address) ? (videoAddress(address)?.href ?? null) : null;
}

/** Where the video site keeps a video's still picture. */
export function videoThumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
}

function videoAddress(text: string): URL | null {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isPlain && siteHosts.has(url.hostname) ? url : null;
}

function idOnSite({ pathname, searchParams }: URL) {
  return pathname === "/watch" ? searchParams.get("v") : (idInPath.exec(pathname)?.[1] ?? null);
}
