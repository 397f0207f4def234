import { Form, Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";
import { type ThemeChoice, ThemeSwitch } from "./theme-switch.tsx";

export type NavLink = { to: string; label: string /** Other addresses that belong to this part. */; also?: string };

type HeaderProps = { productName: string; links: readonly NavLink[]; theme: ThemeChoice };

// why: React 18 does not know these attributes by name, and passes them on as they are
const opensMenu = { popovertarget: "menu" };
const menuPopover = { id: "menu", popover: "auto" };

/** The administration header. On a small screen its navigation is a native popover, which needs no script. */
export function Header({ productName, links, theme }: HeaderProps) {
  const { pathname } = useLocation();
  const menu = useClosedAfterNavigation(pathname);
  return (
    <header className="bar">
      <Link className="brand" to={paths.home()}>
        <Logo />
        {productName}
      </Link>
      <button type="button" className="bar-button bar-menu-button" {...opensMenu}>
        <Icon name="menu" />
        Menu
      </button>
      <div ref={menu} className="bar-menu" {...menuPopover}>
        <nav aria-label="Main">
          {links.map((link) => (
            <Link key={link.to} to={link.to} aria-current={isCurrent(pathname, link) ? "page" : undefined}>
              {link.label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch theme={theme} />
        <Form method="post" action={paths.logout()}>
          <button type="submit" className="bar-button">
            <Icon name="log-out" />
            Log out
          </button>
        </Form>
      </div>
    </header>
  );
}

function isCurrent(pathname: string, { to, also }: NavLink) {
  return [to, also].some((root) => pathname === root || (root && root !== "/" && pathname.startsWith(`${root}/`)));
}

function useClosedAfterNavigation(pathname: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pathname && ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, [pathname]);
  return ref;
}
