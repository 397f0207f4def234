import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { lostLine, retry, type Trouble } from "#app/ui/browser/line.ts";
import { fault, unavailable } from "./error-page.tsx";

/** Says what failed over a page that stands as it is, and tries again. */
export function Notice({ trouble }: { trouble: Trouble }) {
  const place = usePlace();
  useEffect(() => {
    // why: the field that has focus stays in sight above it (scroll-padding)
    if (place) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const isOutdated = trouble.kind === "outdated";
  return createPortal(
    <div className="line-notice" role="alert">
      <p>
        {wordsOf(trouble)}
        {trouble.kind === "fault" && trouble.incident && (
          <>
            {" Incident "}
            <code>{trouble.incident}</code>
          </>
        )}
      </p>
      <button type="button" className="btn" onClick={isOutdated ? () => location.reload() : retry}>
        {isOutdated ? "Load again" : "Retry"}
      </button>
    </div>,
    place,
  );
}

function wordsOf(trouble: Trouble) {
  switch (trouble.kind) {
    case "line":
      return lostLine;
    case "fault":
      return trouble.status === unavailable.status ? unavailable.message : fault;
    case "outdated":
      return "The server has a newer version of this page. Save what you entered, then load it again.";
  }
}

/** The modal dialog on top, since all around it can be neither heard nor pressed, else the page. */
function usePlace() {
  const [place, setPlace] = useState(topmost);
  useEffect(() => {
    const observer = new MutationObserver(() => setPlace(topmost()));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return place;
}

function topmost(): Element {
  const focused = document.activeElement?.closest("dialog:modal");
  return focused ?? [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}
