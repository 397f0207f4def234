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

export function csvResponse(name: string, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": attachment(name),
      "Cache-Control": "private, no-store",
    },
  });
}
