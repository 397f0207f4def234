import { type MouseEvent, type RefObject, useRef } from "react";
import type { TextError, TextPosition } from "#app/domain/workout/text/words/lines.ts";
import type { Versions } from "#app/editor/drafts/draft-text.ts";
import { useAnnounced } from "#app/ui/browser/announced.ts";

/** What may be meant otherwise: `lines` names its lines to the server, and each choice is the label of one. */
export type Question = TextPosition & { message: string; lines: string; choices: string[] };

/** How the server answered a text: `text` is the posted one with the lines as they were answered. */
export type TextAnswered = {
  ok: boolean;
  text: string;
  posted?: string;
  errors?: TextError[];
  questions?: Question[];
  /** The days that the text was posted over. */
  versions?: Versions;
  /** Why it could not be saved, and what was saved meanwhile, as text: nothing is wrong with what was typed. */
  conflict?: { message: string; theirs: string | null };
};

/** The id of the box that the text stands in. */
export const boxId = "week-text";

type Props = { response: TextAnswered; box: RefObject<HTMLTextAreaElement> };

/** What can't be read and what is asked, in the order of the lines. It takes focus when it appears. */
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

/** Posted with the text: what was chosen, and of which lines, so that it holds for no other. */
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

/** why: a change of the address's hash is a navigation, which would forget the action's answer and so the list */
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

/** Selects the line in the box and shows it: where it stands by now, if lines were added or removed above it. */
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
