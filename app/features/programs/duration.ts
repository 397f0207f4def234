import { formatDate } from "#app/domain/schedule/dates.ts";
import { type ProgramSpan, spanInWords } from "#app/domain/schedule/span.ts";

/** How long a program is, for a list: '4 weeks', or 'Continuous from 07/01/2026'. */
export function durationText(span: ProgramSpan): string {
  if (!span.continuous || !span.startDate) return spanInWords(span);
  return `${spanInWords(span)} from ${formatDate(span.startDate)}`;
}
