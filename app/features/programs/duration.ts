import { formatDate } from "#app/domain/schedule/dates.ts";
import { type ProgramSpan, spanInWords } from "#app/domain/schedule/span.ts";

export function durationText(span: ProgramSpan): string {
  if (!span.continuous || !span.startDate) return spanInWords(span);
  return `${spanInWords(span)} from ${formatDate(span.startDate)}`;
}
