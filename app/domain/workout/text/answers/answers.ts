import type { TextAnswer } from "#app/domain/workout/post/posted-text.ts";
import type { TextQuestion } from "#app/domain/workout/text/words/lines.ts";

const lineEnd = /\r\n?|\n/;

/**
 * Identifies a question by the content of its lines and its index among identical ones, so an answer stays with its
 * lines wherever they move, and never applies to lines typed later.
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

/** Lines without an answer stay as they are. */
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
