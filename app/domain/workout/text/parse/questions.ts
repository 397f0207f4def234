import { type Line, placeIn, type TextChoice, type TextQuestion } from "#app/domain/workout/text/words/lines.ts";
import { oneLine } from "#app/domain/workout/text/words/plain.ts";

export function rewritten(line: Line, start: number, end: number, text: string): string {
  return inItsPlace(line, line.raw.slice(0, start) + text + line.raw.slice(end));
}

export function inItsPlace({ around }: Line, text: string): string {
  return around ? around.before + text + around.behind : text;
}

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

/** The last choice keeps the line as it was read. */
export function questionOf(line: Line, start: number, message: string, choices: TextChoice[]): TextQuestion {
  return { ...placeIn(line, start), message, lines: [line.number], choices };
}
