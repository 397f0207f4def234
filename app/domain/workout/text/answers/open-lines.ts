import type { TextAnswer } from "#app/domain/workout/post/posted-text.ts";
import { answeredText, linesOf as identitiesOf } from "#app/domain/workout/text/parse/answers.ts";
import { choiceOf } from "#app/domain/workout/text/parse/questions.ts";
import { lengthOfLetter } from "#app/domain/workout/text/parse/read-line.ts";
import { printExerciseName } from "#app/domain/workout/text/print/print-entry.ts";
import {
  type Line,
  linesOf,
  type TextError,
  type TextPosition,
  type TextQuestion,
} from "#app/domain/workout/text/words/lines.ts";
import { readQuotation } from "#app/domain/workout/text/words/plain.ts";

type Refused = { errors: readonly TextError[]; questions: readonly TextQuestion[] };

/**
 * What can't be read or may mean something else. `lines` says which lines it is about, wherever they move; each choice
 * has a text per line.
 */
export type OpenLine = TextPosition & {
  message: string;
  lines: string;
  at: number[];
  choices: string[];
  texts: string[][];
};

export type OpenLines = { errors: (OpenLine & { suggestions: string[] })[]; questions: OpenLine[] };

export function openLinesOf(text: string, refused: Refused): OpenLines {
  const all = questionsOf(text, refused);
  const identities = identitiesOf(text, all);
  const open = all.map(({ line, column, message, lines, choices }, index): OpenLine => {
    const [labels, texts] = [choices.map(({ label }) => label), choices.map((choice) => choice.texts)];
    return { line, column, message, at: lines, lines: identities[index] ?? "", choices: labels, texts };
  });
  const errors = refused.errors.length;
  return {
    errors: open.slice(0, errors).map((one, index) => ({
      ...one,
      suggestions: refused.errors[index]?.suggestions ?? [],
    })),
    questions: open.slice(errors),
  };
}

/** Lines without an answer stay as they are. */
export function withAnswers(text: string, refused: Refused, answers: readonly TextAnswer[]): string {
  return answers.length === 0 ? text : answeredText(text, questionsOf(text, refused), answers);
}

function questionsOf(text: string, { errors, questions }: Refused): TextQuestion[] {
  const lines = linesOf(text);
  return [...errors.map((error) => asQuestion(error, lines[error.line - 1])), ...questions];
}

/** An unknown name is a question for which of the nearest it stands. */
function asQuestion({ line, column, message, suggestions, end }: TextError, written: Line | undefined): TextQuestion {
  const start = column - 1 + (written ? lengthOfLetter(written.plain.slice(column - 1)) : 0);
  const until = written && (readQuotation(written.raw, written.plain, start)?.end ?? end);
  const choices = suggestions.flatMap((name) => {
    if (!written || until === undefined) return [];
    const printed = printExerciseName(name);
    return [{ ...choiceOf(written, start, until, printed), label: name }];
  });
  return { line, column, message, lines: [line], choices };
}
