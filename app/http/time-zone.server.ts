/** The time zone that the browser says it is in (entry.client.tsx), whether there is such a one or not. */
export function readTimeZone(request: Request): string | null {
  return /(?:^|;\s*)time-zone=([^;]*)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
}
