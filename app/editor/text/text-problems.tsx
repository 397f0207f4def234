import { type RefObject, useRef } from "react";
import { counted } from "#app/domain/text/counted.ts";
import { addAll } from "#app/domain/workout/post/posted-text.ts";
import { answersAsNew, type OpenLine } from "#app/domain/workout/text/answers/open-lines.ts";
import type { LineReading } from "#app/domain/workout/text/readings/readings.ts";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import { useAnnounced } from "#app/ui/browser/announced.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { OpenLineItem } from "./open-lines.tsx";
import { useAnswers } from "./use-answers.ts";

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

type Props = { response: TextAnswered; box: RefObject<HTMLTextAreaElement>; submitLabel: string };

export function TextProblems({ response, box, submitLabel }: Props) {
  const { text, errors = [], questions = [], conflict, isRead = false, answered = null } = response;
  const ref = useRef<HTMLDivElement>(null);
  const open = [...errors, ...questions].sort((a, b) => a.line - b.line || a.column - b.column);
  const { chosen, left, answer } = useAnswers(box, response, open, text);
  useAnnounced(ref, isRead || answered !== null ? null : response);
  if (isRead) return <AllRead submitLabel={submitLabel} />;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const next = answered === null ? null : answered < open.length ? answered : 0;
  return (
    <>
      <div
        ref={ref}
        className="summary"
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
        autoFocus={answered === null}
        id="week-text-problems"
      >
        <h2>{errors.length > 0 || conflict ? "There is a problem" : "Please check how this was read"}</h2>
        {conflict && <p>{conflict.message}</p>}
        <ol>
          {open.map((one, index) => (
            <li key={`${one.line} ${one.column} ${one.message}`}>
              <OpenLineItem
                {...{ open: one, index, box, answer }}
                text={lines[one.line - 1] ?? ""}
                chosen={chosen.get(index)}
                isNext={index === next}
              />
            </li>
          ))}
        </ol>
      </div>
      {open.length > 0 && <Left left={left} submitLabel={submitLabel} />}
      <AddAll count={answersAsNew(open).length} />
    </>
  );
}

function AddAll({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <div>
      <Button name="do" value={addAll}>
        {`Add all ${count} new exercises`}
      </Button>
    </div>
  );
}

/** Outside the alert, which would be read out again at each answer. */
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
