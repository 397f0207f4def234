import { useState } from "react";
import { useHydrated } from "./hydrated.ts";
import { Icon } from "./icon.tsx";

export type Message = { kind: "good" | "bad"; text: string };

/** The message after an action. Its live region is always on the page, so that a text put into it is read out. */
export function Flash({ flash }: { flash: Message | null }) {
  const hydrated = useHydrated();
  const [dismissed, setDismissed] = useState<Message | null>(null);
  const shown = flash !== dismissed ? flash : null;
  return (
    <div className="flash-region" role="status">
      {shown && (
        // why: the new key puts the text in once more when scripting starts, so that a full page load is read out too
        <p key={String(hydrated)} className={`flash flash-${shown.kind}`}>
          {shown.text}
          {hydrated && (
            <button type="button" className="btn btn-ghost btn-s" onClick={() => setDismissed(flash)}>
              <Icon name="x" />
              Dismiss
            </button>
          )}
        </p>
      )}
    </div>
  );
}
