import { type MouseEvent, type RefObject, useRef } from "react";
import { counted } from "#app/domain/text/counted.ts";
import type { OpenLine } from "#app/domain/workout/text/answers/open-lines.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import type { TextPosition } from "#app/domain/workout/text/words/lines.ts";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import { useAnnounced } from "#app/ui/browser/announced.ts";
import { OpenLineItem } from "./open-lines.tsx";
import { answerId, useAnswers } from "./use-answers.ts";

export type TextAnswered = {
  ok: boolean;
  text: string;
  posted?: string;
  errors?: OpenLine[];
  questions?: OpenLine[];
  /** After a check or the last answer: nothing is stored yet. */
  isRead?: boolean;
  readings?: LineReading[];
  /** The index of the line that was answered without script. */
  answered?: number | null;
  versions?: Versions;
  /** The text itself is fine; `theirs` is what was saved in between. */
  conflict?: { message: string; theirs: string | null };
};

export const boxId = "week-text";

type Props = { response: TextAnswered; box: RefObject<HTMLTextAreaElement>; submitLabel: string };

export function TextProblems({ response, box, submitLabel }: Props) {
  const { text, errors = [], questions = [], conflict, isRead = false, answered = null } = response;
  const ref = useRef<HTMLDivElement>(null);
  const open = [...errors, ...questions].sort((a, b) => a.line - b.line || a.column - b.column);
  const { chosen, left, answer } = useAnswers(box, response, open, text);
  useAnnounced(ref, isRead || answered !== null ? null : response);
  if (isRead) return <AllRead submitLabel={submitLabel} />;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const next = answered !== null && answered < open.length ? answered : 0;
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div ref={ref} className="summary" role="alert" tabIndex={-1} autoFocus={answered === null} id="week-text-problems">
      <h2>{errors.length > 0 || conflict ? "There is a problem" : "Please check how this was read"}</h2>
      {conflict && <p>{conflict.message}</p>}
      {open.length > 0 && <Left left={left} submitLabel={submitLabel} />}
      <ol>
        {open.map((one, index) => (
          <li key={`${one.line} ${one.column} ${one.message}`}>
            <OpenLineItem
              open={one}
              index={index}
              link={
                <LineLink
                  id={one.choices.length === 0 ? answerId(index) : undefined}
                  place={one}
                  message={lines[one.line - 1] ?? ""}
                  box={box}
                />
              }
              text={lines[one.line - 1] ?? ""}
              chosen={chosen.get(index)}
              isNext={answered !== null && index === next}
              answer={answer}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Left({ left, submitLabel }: { left: number; submitLabel: string }) {
  const words =
    left === 0 ? `No line is left: press ${submitLabel}.` : `${counted(left, "line is", "lines are")} left.`;
  return <p role="status">{words}</p>;
}

function AllRead({ submitLabel }: { submitLabel: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else says that the answer was taken
    <p className="hint" role="status" tabIndex={-1} autoFocus>
      {`Every line is read now, and nothing is stored yet: press ${submitLabel}.`}
    </p>
  );
}

type LinkProps = { id: string | undefined; place: TextPosition; message: string; box: RefObject<HTMLTextAreaElement> };

/** why: a hash change is a navigation, which would drop the action's result and so the list */
function LineLink({ id, place: { line, column }, message, box }: LinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    if (box.current) goToLine(box.current, line, message);
  }
  return (
    <a id={id} href={`#${boxId}`} onClick={follow}>
      {`Line ${line}, column ${column}`}
    </a>
  );
}

/** Finds the line even if others were added or removed above. */
function goToLine(box: HTMLTextAreaElement, number: number, message: string) {
  const lines = box.value.split("\n");
  const same = lines.findIndex((line) => line.trim() === message);
  const index = lines[number - 1]?.trim() === message || same < 0 ? Math.min(number, lines.length) - 1 : same;
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  box.scrollIntoView({ block: "nearest" });
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, start + (lines[index]?.length ?? 0));
  const height = Number.parseFloat(getComputedStyle(box).lineHeight) || 0;
  box.scrollTop = Math.max(0, index * height - box.clientHeight / 2);
}
