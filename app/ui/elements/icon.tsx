import frame from "./frame-icons.svg?no-inline";
import type { FrameIconName, IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

/** Decorative. why: a cached sprite costs server and page a tenth of inline paths */
export function Icon({ name }: { name: IconName }) {
  return <Drawing href={`${sprite}#${name}`} />;
}

export function FrameIcon({ name }: { name: FrameIconName }) {
  return <Drawing href={`${frame}#${name}`} />;
}

function Drawing({ href }: { href: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
