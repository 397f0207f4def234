import { useRouteLoaderData } from "@remix-run/react";
import { formatMoment, utc } from "#app/domain/schedule/time-zone.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";

export function Moment({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const shell = useRouteLoaderData("routes/shell/layout");
  const own = useRouteLoaderData("routes/me/layout");
  const frame = (shell ?? own) as { timeZone: string } | undefined;
  const known = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : frame?.timeZone;
  const words = formatMoment(new Date(at), known ?? utc);
  return <time dateTime={at}>{isHydrated || (known && known !== utc) ? words : `${words} UTC`}</time>;
}
