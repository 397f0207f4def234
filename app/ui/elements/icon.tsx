import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?no-inline";

/** Decorative. why: a cached sprite costs server and page a tenth of inline paths */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
