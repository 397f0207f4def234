import { memo, type RefObject, useEffect, useRef } from "react";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";

type Props = { readings: LineReading[]; box: RefObject<HTMLTextAreaElement> };

const marks = { read: "", asks: "Asks: ", unread: "Not read: " };

/** Beside the box, each reading is level with its line. */
export function ReadingsList({ readings, box }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useScrollAlong(box, list);
  return (
    <section className="readings-region" aria-labelledby="readings-title">
      <h2 id="readings-title" className="label">
        How the lines are read
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why: a list that scrolls must be reachable by keyboard */}
      <ol className="readings" ref={list} tabIndex={0} aria-labelledby="readings-title">
        {readings.map(({ line, kind, words }) => (
          <Reading key={`${line} ${kind} ${words}`} line={line} kind={kind} words={words} />
        ))}
      </ol>
    </section>
  );
}

const Reading = memo(function Reading({ line, kind, words }: LineReading) {
  const said = marks[kind] + words;
  return (
    <li className={`reading-${kind}`} style={{ ["--line" as string]: line }} title={said}>
      <span className="reading-line">{`Line ${line}: `}</span>
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
