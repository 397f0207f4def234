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

/** The address of a page or a video of any site as a link keeps it, with https; null for what no browser should open. */
export function webAddressOf(text: string): string | null {
  const url = secureAddress(text);
  return url && /[^.]\.[^.]/.test(url.hostname) ? url.href : null;
}

/** What is wrong with the address of a video, or null: one of the video site has to name a video there. */
export function videoMessage(typed: string): string | null {
  if (videoAddress(typed) ? videoIdOf(typed) : webAddressOf(typed)) return null;
  return "Enter the address of a YouTube video, such as https://youtu.be/ and the 11 characters of its id, or another site's";
}

/** Where the video site keeps a video's still picture. */
export function videoThumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
}

function videoAddress(text: string): URL | null {
  const url = secureAddress(text);
  return url && url.port === "" && siteHosts.has(url.hostname) ? url : null;
}

/** Null for another protocol, and for a name or a password in the address. */
function secureAddress(text: string): URL | null {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url : null;
}

function idOnSite({ pathname, searchParams }: URL) {
  return pathname === "/watch" ? searchParams.get("v") : (idInPath.exec(pathname)?.[1] ?? null);
}
