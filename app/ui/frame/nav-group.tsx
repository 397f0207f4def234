import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { FrameIcon } from "#app/ui/elements/icon.tsx";

export type NavLink = {
  to: string;
  label: string;
  also?: string[];
  news?: string;
};

export function OneLink({ link }: { link: NavLink }) {
  const { pathname } = useLocation();
  return (
    <Link to={link.to} aria-current={isCurrent(pathname, link) ? "page" : undefined}>
      {link.label}
      {link.news && (
        <span className="-my-1 ms-1 inline-flex align-middle text-(--bar-accent)">
          <FrameIcon name="message-circle" />
          <span className="sr-only">({link.news})</span>
        </span>
      )}
    </Link>
  );
}

// why: anchored below the button where supported, else centred
const wide =
  "min-[60em]:rounded-m min-[60em]:border min-[60em]:border-ink-3 min-[60em]:p-1 min-[60em]:shadow-raised " +
  "min-[60em]:[&_a]:block min-[60em]:supports-[position-area:bottom]:[position-area:bottom_span-right] " +
  "min-[60em]:supports-[position-area:bottom]:m-0";
const narrow = "max-[60em]:static max-[60em]:flex max-[60em]:w-full max-[60em]:flex-col";

type GroupProps = { label: string; links: readonly NavLink[] };

export function NavGroup({ label, links }: GroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const isHere = links.some((link) => isCurrent(pathname, link));
  // why: React 18 does not know these attributes, and passes them through
  const [opens, popover] = [{ popovertarget: id }, { id, popover: "auto" }];
  return (
    <>
      <button
        type="button"
        className={`bar-button max-[60em]:hidden ${isHere ? "text-bar-ink shadow-[inset_0_-3px_var(--bar-accent)]" : ""}`}
        {...opens}
      >
        {label}
        <FrameIcon name="chevron-down" />
      </button>
      <div className={`bg-bar text-bar-ink ${wide} ${narrow}`} {...popover}>
        {links.map((link) => (
          <OneLink key={link.to} link={link} />
        ))}
      </div>
    </>
  );
}

function isCurrent(pathname: string, { to, also = [] }: NavLink) {
  return [to, ...also].some((root) => pathname === root || (root !== "/" && pathname.startsWith(`${root}/`)));
}
