/** The value when it is a path of this site, else '/': a return address never leads elsewhere. */
export function sitePath(value: unknown): string {
  if (typeof value !== "string" || value.length > 2000) return "/";
  const path = value.startsWith("/") ? value : `/${value}`;
  // why: '//host', '/\host' and control characters are other sites, or headers, to some browsers
  // biome-ignore lint/suspicious/noControlCharactersInRegex: why: they are what is refused
  if (/^\/[/\\]/.test(path) || /[\u0000-\u001f\u007f\\]/.test(path)) return "/";
  const base = "http://site.invalid";
  if (!URL.canParse(path, base)) return "/";
  const url = new URL(path, base);
  return url.origin === base ? url.pathname + url.search + url.hash : "/";
}
