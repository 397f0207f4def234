import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";
import { type Person, PersonMenu } from "./person-menu.tsx";
import { type ThemeChoice, ThemeSwitch } from "./theme-switch.tsx";

export type NavLink = {
  to: string;
  label: string;
  /** Other addresses that belong to this part. */
  also?: string[];
  /** What is new there: 'unread comments'. */
  news?: string;
};

type HeaderProps = { productName: string; links: readonly NavLink[]; person: Person; theme: ThemeChoice };

// why: React 18 does not know these attributes by name, and passes them on as they are
const opensMenu = { popovertarget: "menu" };
const menuPopover = { id: "menu", popover: "auto" };

/** The administration header. On a small screen its navigation is a native popover, which needs no script. */
export function Header({ productName, links, person, theme }: HeaderProps) {
  const { pathname } = useLocation();
  const header = useClosedAfterNavigation(pathname);
  return (
    <header ref={header} className="bar">
      <Link className="brand" to={paths.home()}>
        <Logo />
        {productName}
      </Link>
      <button type="button" className="bar-button bar-menu-button" {...opensMenu}>
        <Icon name="menu" />
        Menu
      </button>
      <div className="bar-menu" {...menuPopover}>
        <nav aria-label="Main">
          {links.map((link) => (
            <Link key={link.to} to={link.to} aria-current={isCurrent(pathname, link) ? "page" : undefined}>
              {link.label}
              {link.news && (
                <>
                  <Icon name="message-circle" />
                  <span className="sr-only">, {link.news}</span>
                </>
              )}
            </Link>
          ))}
        </nav>
        <ThemeSwitch theme={theme} />
        <PersonMenu person={person} />
      </div>
    </header>
  );
}

function isCurrent(pathname: string, { to, also = [] }: NavLink) {
  return [to, ...also].some((root) => pathname === root || (root !== "/" && pathname.startsWith(`${root}/`)));
}

function useClosedAfterNavigation(pathname: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // why: closing the menu closes what stands in it, too
    if (pathname) ref.current?.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  }, [pathname]);
  return ref;
}
