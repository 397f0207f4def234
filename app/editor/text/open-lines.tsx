import type { MouseEvent, RefObject } from "react";
import { answerName } from "#app/domain/workout/post/posted-text.ts";
import type { OpenLine } from "#app/domain/workout/text/answers/open-lines.ts";
import type { TextPosition } from "#app/domain/workout/text/words/lines.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { answerId } from "./use-answers.ts";

export const boxId = "week-text";

type Props = {
  open: OpenLine;
  index: number;
  text: string;
  box: RefObject<HTMLTextAreaElement>;
  chosen: number | undefined;
  isNext: boolean;
  answer: (index: number, choice: number) => boolean;
};

/** Each reading is a button, which posts the lines it is about, so that it applies to no others. */
export function OpenLineItem({ open, index, text, box, chosen, isNext, answer }: Props) {
  const { lines, message, choices } = open;
  const hasChoices = choices.length > 0;
  const link = <LineLink id={hasChoices ? undefined : answerId(index)} place={open} message={text} box={box} />;
  const code = <code>{text}</code>;
  if (!hasChoices) {
    return (
      <>
        {link}
        {`: ${message}`}
        {code}
      </>
    );
  }
  return (
    <fieldset className="field">
      <legend>
        {link}
        {`: ${message}`}
      </legend>
      {code}
      <input type="hidden" name={`asked.${index}`} value={lines} />
      <Choices {...{ open, index, chosen, isNext, answer }} />
    </fieldset>
  );
}

function Choices({ open: { choices }, index, chosen, isNext, answer }: Omit<Props, "text" | "box">) {
  function press(event: MouseEvent, choice: number) {
    if (answer(index, choice)) event.preventDefault();
  }
  return (
    <div className="row py-1">
      {choices.map((choice, nth) => (
        <Button
          key={choice}
          id={nth === 0 ? answerId(index) : undefined}
          size="s"
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          name={`${answerName}.${index}`}
          value={choice}
          aria-pressed={chosen === nth}
          autoFocus={isNext && nth === 0}
          onClick={(event) => press(event, nth)}
        >
          {choice}
        </Button>
      ))}
    </div>
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
