import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Logo } from "#app/ui/elements/logo.tsx";

type FooterProps = { productName: string; links: { name: string; url: string }[] };

export function Footer({ productName, links }: FooterProps) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 text-sm">
      <Link to={paths.home()} className="inline-flex min-h-6 items-center gap-2 font-bold text-ink no-underline">
        <Logo />
        {productName}
      </Link>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">
        <li>
          <a href={paths.instructions("athletes")}>Instructions for athletes</a>
        </li>
        <li>
          <a href={paths.instructions("coaches")}>Instructions for coaches</a>
        </li>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
        <li>
          <Link to={paths.support()} preventScrollReset>
            SUPPORT
          </Link>
        </li>
      </ul>
    </footer>
  );
}
