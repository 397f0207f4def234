import type { MouseEvent } from "react";
import { answerName } from "#app/domain/workout/post/posted-text.ts";
import type { OpenLine } from "#app/domain/workout/text/answers/open-lines.ts";
import { Button } from "#app/ui/elements/button.tsx";
import { answerId } from "./use-answers.ts";

type Props = {
  open: OpenLine;
  index: number;
  link: JSX.Element;
  text: string;
  chosen: number | undefined;
  isNext: boolean;
  answer: (index: number, choice: number) => boolean;
};

/** Each reading is a button, which posts the lines it is about, so that it applies to no others. */
export function OpenLineItem({ open, index, link, text, chosen, isNext, answer }: Props) {
  const { lines, message, choices } = open;
  const code = <code>{text}</code>;
  if (choices.length === 0) {
    return (
      <>
        {link}
        {`: ${message}`}
        {code}
      </>
    );
  }
  function press(event: MouseEvent, choice: number) {
    if (answer(index, choice)) event.preventDefault();
  }
  return (
    <fieldset className="field">
      <legend>
        {link}
        {`: ${message}`}
      </legend>
      {code}
      <input type="hidden" name={`asked.${index}`} value={lines} />
      <div className="row">
        {choices.map((choice, nth) => (
          <Button
            key={choice}
            id={nth === 0 ? answerId(index) : undefined}
            size="s"
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
    </fieldset>
  );
}
