import type { TextAnswer } from "#app/domain/workout/post/posted-text.ts";
import { answeredText, linesOf as identitiesOf } from "#app/domain/workout/text/answers/answers.ts";
import type { TextError, TextPosition, TextQuestion } from "#app/domain/workout/text/words/lines.ts";

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

export type OpenLines = { errors: OpenLine[]; questions: OpenLine[] };

export function openLinesOf(text: string, refused: Refused): OpenLines {
  const all = questionsOf(refused);
  const identities = identitiesOf(text, all);
  const open = all.map(({ line, column, message, lines, choices }, index): OpenLine => {
    const [labels, texts] = [choices.map(({ label }) => label), choices.map((choice) => choice.texts)];
    return { line, column, message, at: lines, lines: identities[index] ?? "", choices: labels, texts };
  });
  const errors = refused.errors.length;
  return {
    errors: open.slice(0, errors),
    questions: open.slice(errors),
  };
}

/** Lines without an answer stay as they are. */
export function withAnswers(text: string, refused: Refused, answers: readonly TextAnswer[]): string {
  return answers.length === 0 ? text : answeredText(text, questionsOf(refused), answers);
}

const newStart = "New exercise: ";

export function newChoice(words: string): string {
  return newStart + words;
}

/** One of each line that may have an exercise that nobody has yet. */
export function answersAsNew(open: readonly OpenLine[]): TextAnswer[] {
  return open.flatMap(({ lines, choices }) => {
    const choice = choices.find((one) => one.startsWith(newStart));
    return choice === undefined ? [] : [{ lines, choice }];
  });
}

function questionsOf({ errors, questions }: Refused): TextQuestion[] {
  const asked = errors.map((error) => ({ choices: [], ...error, lines: [error.line] }));
  return [...asked, ...questions];
}
