import { memo, type RefObject, useEffect, useRef } from "react";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";

type Props = { readings: LineReading[]; box: RefObject<HTMLTextAreaElement> };

/** As high as the box, and its lines as high as those of the box. */
const listLook =
  "grid max-h-64 content-start gap-1 overflow-auto rounded-(--radius-s) border border-line px-[0.5625rem] py-[0.3125rem] text-[0.8125rem] text-ink-2 lg:h-128 lg:max-h-none lg:auto-rows-[1.3125rem] lg:gap-0 lg:leading-[1.3125rem]";

const looks = { read: "", asks: "font-semibold text-accent-text", unread: "text-bad" };
const marks = { read: "", asks: "Asks: ", unread: "Not read: " };

/** Beside the box, each reading is level with its line. */
export function ReadingsList({ readings, box }: Props) {
  return (
    <section className="print:hidden lg:grid lg:content-end lg:self-stretch" aria-labelledby="readings-title">
      <h2 id="readings-title" className="label">
        How the lines are read
      </h2>
      {readings.length === 0 ? (
        <p className="hint lg:h-128">You see it once you type, or after the first press of a button.</p>
      ) : (
        <Readings readings={readings} box={box} />
      )}
    </section>
  );
}

function Readings({ readings, box }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useScrollAlong(box, list);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: why: a list that scrolls must be reachable by keyboard
    <ol className={listLook} ref={list} tabIndex={0} aria-labelledby="readings-title">
      {readings.map(({ line, kind, words }) => (
        <Reading key={`${line} ${kind} ${words}`} line={line} kind={kind} words={words} />
      ))}
    </ol>
  );
}

const Reading = memo(function Reading({ line, kind, words }: LineReading) {
  const said = marks[kind] + words;
  return (
    <li
      className={`${looks[kind]} lg:truncate lg:[grid-row:var(--line)]`}
      style={{ ["--line" as string]: line }}
      title={said}
    >
      <span className="lg:sr-only">{`Line ${line}: `}</span>
      {said}
    </li>
  );
});

function useScrollAlong(box: RefObject<HTMLTextAreaElement>, list: RefObject<HTMLOListElement>) {
  useEffect(() => {
    const element = box.current;
    const follow = () => {
      if (list.current && element) list.current.scrollTop = element.scrollTop;
    };
    element?.addEventListener("scroll", follow, { passive: true });
    return () => element?.removeEventListener("scroll", follow);
  }, [box, list]);
}
