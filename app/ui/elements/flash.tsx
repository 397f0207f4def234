import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Icon } from "./icon.tsx";

export type Message = { kind: "good" | "bad"; text: string };

type Shared = {
  message: Message | null;
  /** The message as it was before the page last changed. */
  earlier: RefObject<Message | null>;
  /** Shown by a dialog, or dismissed: no more shown by the page. */
  claimed: Message | null;
  claim: (message: Message | null) => void;
};

const FlashContext = createContext<Shared>({ message: null, earlier: { current: null }, claimed: null, claim() {} });

/** Holds the message after an action, which is shown by the page, or by the modal dialog that it comes under. */
export function FlashProvider({ flash, children }: { flash: Message | null; children: ReactNode }) {
  const message = useFlashOfPage(flash);
  const [claimed, claim] = useState<Message | null>(null);
  const earlier = useRef<Message | null>(null);
  useEffect(() => {
    earlier.current = message;
  }, [message]);
  const shared = useMemo(() => ({ message, earlier, claimed, claim }), [message, claimed]);
  return <FlashContext.Provider value={shared}>{children}</FlashContext.Provider>;
}

/** What is said belongs to the page that it came with: whoever goes on is told nothing more of it. */
function useFlashOfPage(flash: Message | null) {
  const { key } = useLocation();
  const shown = useRef({ flash, key });
  if (shown.current.flash !== flash) shown.current = { flash, key };
  return shown.current.key === key ? flash : null;
}

export function Flash() {
  const { message, claimed, claim } = useContext(FlashContext);
  return <FlashRegion message={message === claimed ? null : message} onDismiss={() => claim(message)} />;
}

/** In a modal dialog: what is said while it is open or as it opens. Outside of it, no screen reader would hear it. */
export function DialogFlash() {
  const { message, earlier, claimed, claim } = useContext(FlashContext);
  const [dismissed, setDismissed] = useState(earlier.current);
  const isMine = message !== null && message !== dismissed;
  useEffect(() => {
    if (isMine) claim(message);
  }, [isMine, message, claim]);
  return (
    <FlashRegion message={isMine && message === claimed ? message : null} onDismiss={() => setDismissed(message)} />
  );
}

type RegionProps = { message: Message | null; onDismiss: () => void };

/** Its live region is always on the page, so that a text put into it is read out. */
function FlashRegion({ message, onDismiss }: RegionProps) {
  const hydrated = useHydrated();
  return (
    <div className="flash-region" role="status">
      {message && (
        // why: the new key puts the text in once more when scripting starts, so that a full page load is read out too
        <p key={String(hydrated)} className={`flash flash-${message.kind}`}>
          {message.text}
          {hydrated && (
            <button type="button" className="btn btn-ghost btn-s shrink-0" onClick={onDismiss}>
              <Icon name="x" />
              Dismiss
            </button>
          )}
        </p>
      )}
    </div>
  );
}
