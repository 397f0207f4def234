const siteHosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtu.be"]);
const idInPath = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const idShape = /^[\w-]{11}$/;

export function videoIdOf(address: string): string | null {
  const url = videoAddress(address);
  if (!url) return null;
  const id = url.hostname === "youtu.be" ? url.pathname.slice(1) : idOnSite(url);
  return id && idShape.test(id) ? id : null;
}

/** Always https; null for what no browser should open. */
export function webAddressOf(text: string): string | null {
  const url = secureAddress(text);
  return url && /[^.]\.[^.]/.test(url.hostname) ? url.href : null;
}

export function videoMessage(typed: string): string | null {
  if (videoAddress(typed) ? videoIdOf(typed) : webAddressOf(typed)) return null;
  return "Enter the address of a YouTube video, such as https://youtu.be/ and the 11 characters of its id, or another site's";
}

export function videoThumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
}

function videoAddress(text: string): URL | null {
  const url = secureAddress(text);
  return url && url.port === "" && siteHosts.has(url.hostname) ? url : null;
}

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
