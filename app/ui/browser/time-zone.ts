const oneYear = 365 * 24 * 60 * 60;

/** Lets the server know which day it is here: it reads the cookie at the next request (http/time-zone.server.ts). */
export function sendTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: why: not every browser has a cookie store
  document.cookie = `time-zone=${timeZone};path=/;max-age=${oneYear};samesite=lax`;
}
