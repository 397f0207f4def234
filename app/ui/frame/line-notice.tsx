import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { offlineMessage, type Trouble } from "#app/ui/browser/line.ts";
import { fault, unavailable } from "./error-page.tsx";
import { NoticeBar } from "./notice-bar.tsx";

export function Notice({ trouble }: { trouble: Trouble }) {
  const place = usePlace();
  useRoom(place);
  const isOutdated = trouble.kind === "outdated";
  return createPortal(
    <NoticeBar {...(isOutdated ? { button: "Reload", onPress: () => location.reload() } : {})}>
      {wordsOf(trouble)}
      {trouble.kind === "fault" && trouble.incident && (
        <>
          {" Incident "}
          <code>{trouble.incident}</code>
        </>
      )}
    </NoticeBar>,
    place,
  );
}

function useRoom(place: HTMLElement) {
  useEffect(() => {
    const { style } = place === document.body ? document.documentElement : place;
    style.scrollPaddingBlockEnd = "9rem";
    document.activeElement?.scrollIntoView({ block: "nearest" });
    return () => {
      style.scrollPaddingBlockEnd = "";
    };
  }, [place]);
}

const stands = "Nothing is lost: what you entered is still here.";

const gone = "This no longer exists: it was deleted in the meantime. Copy what you still need before you go on.";

const refusals: Partial<Record<number, string>> = {
  402: "Your subscription has expired. Activate it in another tab, then try again.",
  403: "You are no longer allowed to do that. Ask whoever it belongs to.",
  404: gone,
  405: gone,
  410: gone,
  413: "This is too large to send. Shorten it or choose a smaller file, then send it again.",
  429: "That was tried too often. Wait a minute, then send it again.",
};

function wordsOf(trouble: Trouble) {
  switch (trouble.kind) {
    case "line":
      return offlineMessage;
    case "fault":
      return trouble.status === unavailable.status ? unavailable.message : fault;
    case "refused":
      return `${refusals[trouble.status] ?? "The server did not accept this."} ${stands}`;
    case "outdated":
      return "The server has a newer version of this page. Save what you entered, then reload it.";
  }
}

function usePlace() {
  const [place, setPlace] = useState(topmost);
  useEffect(() => {
    const observer = new MutationObserver(() => setPlace(topmost()));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return place;
}

function topmost(): HTMLElement {
  const focused = document.activeElement?.closest<HTMLElement>("dialog:modal");
  return focused ?? [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;
}
