import { formatDate } from "#app/domain/schedule/dates.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";

/** A moment (as ISO text), where the reader is; in UTC, and saying so, as long as only the server speaks. */
export function Moment({ at }: { at: string }) {
  const isHydrated = useHydrated();
  return <time dateTime={at}>{isHydrated ? momentInWords(local(at)) : `${momentInWords(at)} UTC`}</time>;
}

/** '21/11/2026 14:05'. */
function momentInWords(iso: string) {
  return `${formatDate(iso.slice(0, 10))} ${iso.slice(11, 16)}`;
}

/** What the reader's clock showed, written as if it were UTC. */
function local(iso: string) {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
}
