import { type MouseEvent, type RefObject, useRef } from "react";
import type { TextError, TextPosition } from "#app/domain/workout/text/words/lines.ts";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import { useAnnounced } from "#app/ui/browser/announced.ts";

export type Question = TextPosition & { message: string; lines: string; choices: string[] };

export type TextAnswered = {
  ok: boolean;
  text: string;
  posted?: string;
  errors?: TextError[];
  questions?: Question[];
  versions?: Versions;
  /** The text itself is fine; `theirs` is what was saved in between. */
  conflict?: { message: string; theirs: string | null };
};

export const boxId = "week-text";

type Props = { response: TextAnswered; box: RefObject<HTMLTextAreaElement> };

export function TextProblems({ response, box }: Props) {
  const { text, errors = [], questions = [], conflict } = response;
  const ref = useRef<HTMLDivElement>(null);
  useAnnounced(ref, response);
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const found = [...errors, ...questions].sort((a, b) => a.line - b.line || a.column - b.column);
  return (
    // biome-ignore lint/a11y/noAutofocus: why: without script nothing else brings the reader to what went wrong
    <div ref={ref} className="summary" role="alert" tabIndex={-1} autoFocus id="week-text-problems">
      <h2>{errors.length > 0 || conflict ? "There is a problem" : "Please check how this was read"}</h2>
      {conflict && <p>{conflict.message}</p>}
      <ol>
        {found.map((one) => {
          const link = <LineLink place={one} message={lines[one.line - 1] ?? ""} box={box} />;
          const key = `${one.line} ${one.column} ${one.message}`;
          const code = <code>{lines[one.line - 1]}</code>;
          return (
            <li key={key}>
              {"choices" in one ? (
                <Question question={one} index={questions.indexOf(one)} link={link} code={code} />
              ) : (
                <>
                  {link}
                  {`: ${one.message}`}
                  {one.suggestions.length > 0 && ` Did you mean ${one.suggestions.join(", ")}?`}
                  {code}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type QuestionProps = { question: Question; index: number; link: JSX.Element; code: JSX.Element };

/** Posts the choice with its lines, so that it applies to no others. */
function Question({ question: { lines, message, choices }, index, link, code }: QuestionProps) {
  return (
    <fieldset className="field">
      <legend>
        {link}
        {`: ${message}`}
      </legend>
      {code}
      <input type="hidden" name={`asked.${index}`} value={lines} />
      <div className="choices choices-1">
        {choices.map((choice) => (
          <label className="check" key={choice}>
            <input type="radio" name={`reading.${index}`} value={choice} />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LinkProps = { place: TextPosition; message: string; box: RefObject<HTMLTextAreaElement> };

/** why: a hash change is a navigation, which would drop the action's result and so the list */
function LineLink({ place: { line, column }, message, box }: LinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    if (box.current) goToLine(box.current, line, message);
  }
  return (
    <a href={`#${boxId}`} onClick={follow}>
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
