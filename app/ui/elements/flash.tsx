import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Icon } from "./icon.tsx";

export type Message = { kind: "good" | "bad"; text: string };

type Shared = {
  message: Message | null;
  earlier: RefObject<Message | null>;
  claimed: Message | null;
  claim: (message: Message | null) => void;
};

const FlashContext = createContext<Shared>({ message: null, earlier: { current: null }, claimed: null, claim() {} });

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

/** Inside a modal dialog, since screen readers would not announce it outside. */
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

/** The live region is always present, so that new text is announced. */
function FlashRegion({ message, onDismiss }: RegionProps) {
  const hydrated = useHydrated();
  return (
    <div className="flash-region" role="status">
      {message && (
        // why: the new key inserts the text again after hydration, so that full page loads are announced too
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
