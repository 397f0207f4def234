import { useEffect, useLayoutEffect, useState } from "react";
import type { Density } from "#app/domain/people/preferences.ts";
import compact from "#app/styles/editor/compact.css?url";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";

const never = "not all";

/**
 * Comfortable is the editor's own style; compact comes on top, by the screen's width until the coach has chosen. A phone
 * has a look of its own.
 */
export function WeekStyle({ density }: { density: Density | null }) {
  const isFromServer = useIsFromServer();
  const media = density === "comfortable" ? never : `screen and (width >= ${density ? 60 : 80}em)`;
  // why: a coach who has chosen comfortable rows need not wait for it
  const [isLinked] = useState(isFromServer && media !== never);
  useStyleAhead(isLinked ? never : media);
  return isLinked ? <link rel="stylesheet" href={compact} media={media} /> : null;
}

/** For the route's `links`: the router waits for it, and applies nothing. */
export const styleToWaitFor = { rel: "stylesheet", href: compact, disabled: true };

let ahead: HTMLLinkElement | null = null;

/** After client navigation: a style that comes after the week would move all of it. */
function useStyleAhead(media: string) {
  useEffect(() => {
    fetchAhead();
  }, []);
  useLayoutEffect(() => {
    if (media === never) return;
    const link = fetchAhead();
    link.media = media;
    return () => {
      link.media = never;
    };
  }, [media]);
}

function fetchAhead() {
  if (ahead) return ahead;
  ahead = document.createElement("link");
  // why: with a name of its own, or the router would think that the style is there
  Object.assign(ahead, { rel: "stylesheet", href: `${compact}#week`, media: never });
  // why: behind the editor's own style
  document.body.append(ahead);
  return ahead;
}

// why: this script comes before the week's data; before hydration React would not find its own page
if (typeof document !== "undefined" && document.documentElement.hasAttribute("data-hydrated")) fetchAhead();
