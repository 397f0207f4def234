import type { ReactNode } from "react";
import { Icon } from "#app/ui/elements/icon.tsx";
import type { IconName } from "#app/ui/elements/icon-names.ts";

/** Plain functions with plain links, as cells are. */
export function rowActions(...links: ReactNode[]) {
  return <div className="flex items-center justify-end sm:gap-1">{links}</div>;
}

export function editLink(href: string, name: string) {
  return iconLink("pencil", href, `Edit ${name}`);
}

export function deleteLink(href: string, name: string) {
  return iconLink("trash-2", href, `Delete ${name}`);
}

export function iconLink(icon: IconName, href: string, words: string) {
  return (
    <a key={icon} className="btn btn-ghost btn-s" href={href} aria-label={words} title={words}>
      <Icon name={icon} />
    </a>
  );
}

export function wordLink(word: string, href: string, words: string, className = "") {
  return (
    <a key={word} className={`btn btn-s ${className}`} href={href} aria-label={words}>
      {word}
    </a>
  );
}
