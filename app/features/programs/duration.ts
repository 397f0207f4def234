import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatSpan, type ProgramSpan } from "#app/domain/schedule/span.ts";

export function formatDuration(span: ProgramSpan): string {
  if (!span.continuous || !span.startDate) return formatSpan(span);
  return `${formatSpan(span)} from ${formatDate(span.startDate)}`;
}
