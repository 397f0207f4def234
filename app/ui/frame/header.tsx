import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { FrameIcon } from "#app/ui/elements/icon.tsx";
import { Logo } from "#app/ui/elements/logo.tsx";
import { NavGroup, type NavLink, OneLink } from "./nav-group.tsx";
import { type Person, PersonMenu } from "./person-menu.tsx";
import { type ThemeChoice, ThemeSwitch } from "./theme-switch.tsx";

export type NavEntry = NavLink | { label: string; links: readonly NavLink[] };

type HeaderProps = { productName: string; links: readonly NavEntry[]; person: Person; theme: ThemeChoice };

// why: React 18 does not know these attributes, and passes them through
const opensMenu = { popovertarget: "menu" };
const menuPopover = { id: "menu", popover: "auto" };

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
        <FrameIcon name="menu" />
        Menu
      </button>
      <div className="bar-menu" {...menuPopover}>
        <nav aria-label="Main">
          {links.map((entry) =>
            "links" in entry ? <NavGroup key={entry.label} {...entry} /> : <OneLink key={entry.to} link={entry} />,
          )}
        </nav>
        <ThemeSwitch theme={theme} />
        <PersonMenu person={person} />
      </div>
    </header>
  );
}

function useClosedAfterNavigation(pathname: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // why: closing the menu also closes popovers inside it
    if (pathname) ref.current?.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  }, [pathname]);
  return ref;
}
