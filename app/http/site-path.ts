const base = "http://site.invalid";

export function sitePath(value: unknown): string {
  if (typeof value !== "string" || value.length > 2000) return "/";
  // why: browsers read '\' as '/', and drop control characters, wherever they stand
  // biome-ignore lint/suspicious/noControlCharactersInRegex: why: they are what is refused
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return "/";
  const path = value.startsWith("/") ? value : `/${value}`;
  if (!URL.canParse(path, base)) return "/";
  const { origin, pathname, search, hash } = new URL(path, base);
  // why: '/.//host' has this origin, but becomes '//host', another site, without its dots
  if (origin !== base || pathname.startsWith("//")) return "/";
  return pathname + search + hash;
}
