import type { TextAnswer } from "#app/domain/workout/post/posted-text.ts";
import type { TextQuestion } from "#app/domain/workout/text/words/lines.ts";

const lineEnd = /\r\n?|\n/;

/**
 * The lines of a question as an answer names them: what they say, and the how manieth question about the same it is. So
 * an answer is of those lines alone, wherever they have moved, and of none that was typed meanwhile.
 */
export function linesOf(text: string, questions: readonly TextQuestion[]): string[] {
  const lines = text.split(lineEnd);
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const content = question.lines.map((line) => lines[line - 1]?.trim() ?? "").join(" / ");
    const times = (seen.get(content) ?? 0) + 1;
    seen.set(content, times);
    return `${times} ${content}`;
  });
}

/** The text with its lines as the answers have them; a line without an answer stays as it is. */
export function answeredText(text: string, questions: readonly TextQuestion[], answers: readonly TextAnswer[]): string {
  const lines: string[] = text.split(lineEnd);
  const changed = new Set<number>();
  for (const [index, named] of linesOf(text, questions).entries()) {
    const question = questions[index];
    const answer = answers.find((one) => one.lines === named);
    const choice = question?.choices.find(({ label }) => label === answer?.choice);
    if (!question || !choice || question.lines.some((line) => changed.has(line))) continue;
    for (const [at, line] of question.lines.entries()) {
      lines[line - 1] = choice.texts[at] ?? "";
      changed.add(line);
    }
  }
  return changed.size === 0 ? text : lines.join("\n");
}
