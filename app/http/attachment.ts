/** RFC 6266, for names in any script. */
export function attachment(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cs}\s/\\:*?"<>|]+/gu, " ").trim();
  const plain = safe
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]/g, "_");
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
