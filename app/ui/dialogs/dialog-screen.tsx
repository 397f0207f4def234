import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useIsFromServer } from "#app/ui/browser/hydrated.ts";
import { focusHeading } from "#app/ui/browser/navigation.ts";
import { useHasReact } from "#app/ui/browser/response.ts";
import { unfolded } from "#app/ui/browser/unfolded.ts";
import { wouldLoseInput } from "#app/ui/browser/unsaved.ts";
import { DialogFlash } from "#app/ui/elements/flash.tsx";
import { Icon } from "#app/ui/elements/icon.tsx";
import { openModal } from "./open-modal.ts";

type DialogProps = { title: string; closeTo: string; width?: "m" | "l"; children: ReactNode };

/**
 * A nested route, rendered after its screen (className 'screen'). Modal with script; without, the stylesheet hides the
 * screen and shows the dialog as the page. It is the page, too, where no script of React's is sent.
 */
export function DialogScreen({ title, closeTo, width = "m", children }: DialogProps) {
  const ref = useModal(closeTo);
  const titleId = useId();
  // why: rendered closed, so that styles are computed once, when it becomes modal
  const isOpen = useIsFromServer();
  const place = useHasReact() ? "" : " static my-6 h-auto max-h-none shadow-none";
  return (
    <dialog ref={ref} open={isOpen} className={`dialog dialog-${width}${place}`} aria-labelledby={titleId}>
      <header className="dialog-head">
        <h1 id={titleId} tabIndex={-1}>
          {title}
        </h1>
        <Link className="btn btn-ghost" to={closeTo} preventScrollReset>
          <Icon name="x" />
          Close
        </Link>
      </header>
      <div className="dialog-body">{children}</div>
      <DialogFlash />
    </dialog>
  );
}

function useModal(closeTo: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = useRef(() => {});
  close.current = () => navigate(closeTo, { preventScrollReset: true });
  const isKept = useRef<() => boolean>(() => false);
  isKept.current = () => wouldLoseInput({ from: pathname, to: closeTo.split("?")[0] ?? "" });
  const address = useRef(pathname + search);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = address.current;
    const focus = dialog.querySelector<HTMLElement>("[role=alert]") ?? dialog.querySelector("h1");
    const end = openModal(dialog, { isKept: () => isKept.current(), onClose: () => close.current(), focus });
    return () => {
      end();
      returnFocus(opener);
    };
  }, []);
  const visit = useRef(key);
  // why: if closed and requested again before the page renders, it is the same element, but not open
  useEffect(() => {
    const dialog = ref.current;
    if (visit.current === key) return;
    visit.current = key;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    focusHeading(dialog);
  }, [key]);
  return ref;
}

function returnFocus(address: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".screen a[href]")];
  const path = address.split("?")[0];
  const opener =
    links.find((link) => link.getAttribute("href") === address) ?? links.find((link) => link.pathname === path);
  const shown = opener && unfolded(opener);
  shown?.focus();
  if (!shown || document.activeElement !== shown) focusHeading(document);
}
