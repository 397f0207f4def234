import { type Line, placeIn, type TextChoice, type TextQuestion } from "#app/domain/workout/text/words/lines.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";

/** The line with another text between the two indexes. */
export function rewritten({ raw }: Line, start: number, end: number, text: string): string {
  return raw.slice(0, start) + text + raw.slice(end);
}

/** A choice that is called by what it writes. */
export function choiceOf(line: Line, start: number, end: number, text: string): TextChoice {
  return {
    label: oneLine(
      text
        .split("\n")
        .map((one) => one.trim())
        .join(" / "),
    ),
    texts: [rewritten(line, start, end, text)],
  };
}

/** The question about one line, whose last choice is to leave it at what it was read as. */
export function questionOf(line: Line, start: number, message: string, choices: TextChoice[]): TextQuestion {
  return { ...placeIn(line, start), message, lines: [line.number], choices };
}
