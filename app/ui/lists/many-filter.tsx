import { useNavigation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import type { Choice } from "#app/domain/lists/list.ts";
import { Icon } from "#app/ui/elements/icon.tsx";

type Props = { label: string; none: string; name: string; value: string; options: readonly Choice[] };

// why: anchored below the button where supported, else centred
const placed =
  "supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:m-0 " +
  "supports-[position-area:bottom]:max-h-full supports-[position-area:bottom]:[position-try-order:most-height] " +
  "supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block]";

/** A button and a native popover with checkboxes, without script. Follows the address; `value` is comma-separated. */
export function ManyFilter({ label, none, name, value, options }: Props) {
  const id = useId();
  const boxes = useFollow(value);
  const chosen = value.split(",");
  const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  // why: React 18 does not know these attributes, and passes them through
  const [opens, popover] = [{ popovertarget: `${id}-all` }, { id: `${id}-all`, popover: "auto" }];
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        className="input flex items-center justify-between gap-2 text-start"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        {...opens}
      >
        <span className="truncate">{labels.join(", ") || none}</span>
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: why: a fieldset is no popover in every browser */}
      <div
        ref={boxes}
        role="group"
        aria-labelledby={`${id}-label`}
        className={`rounded-m border border-ink-3 bg-card p-3 overflow-y-auto text-ink shadow-raised ${placed}`}
        {...popover}
      >
        {options.map((option) => (
          <label key={option.value} className="check">
            <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}

/**
 * Ticks from before hydration stay; a later address is applied once no request is pending, since newer ticks are not in
 * it yet.
 */
function useFollow(value: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || shown.current === value) return;
    shown.current = value;
    const chosen = value.split(",");
    for (const box of ref.current?.querySelectorAll("input") ?? []) box.checked = chosen.includes(box.value);
  }, [value, state]);
  return ref;
}
