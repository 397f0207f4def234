export function readTimeZone(request: Request): string | null {
  return /(?:^|;\s*)time-zone=([^;]*)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
}
